//! Hand-specialised random playouts, one program per game: the floor that a general engine races against.
//!
//! A lap is one table look-up and one 16-byte addition. Needs x86-64 (SSE2). Simplified on purpose: a sowing over 1000 laps is simply cut, so
//! counts differ from the exact rules by about 1 game in 200.
#![allow(unsafe_code, clippy::all, clippy::use_self, reason = "a yardstick, written for speed alone and used by nothing but the benchmark")]

use std::arch::x86_64::*;

pub(super) struct Rng(pub(super) u64);
impl Rng {
    #[inline]
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(n)) >> 32) as u32
    }
    /// A random set bit of `mask` (not empty).
    #[inline]
    fn bit(&mut self, mut mask: u32) -> usize {
        for _ in 0..self.below(mask.count_ones()) {
            mask &= mask - 1;
        }
        mask.trailing_zeros() as usize
    }
}

/// Sowing `n` seeds from pit `p` of a ring: what to add everywhere, where the last seed lands.
pub(super) struct Laps {
    add: Vec<[u8; 16]>,
    land: Vec<u8>,
    clear: [[u8; 16]; 16],
}
const MAX: usize = 128;
impl Laps {
    pub(super) fn new(ring: usize) -> Self {
        let mut laps = Laps { add: vec![[0; 16]; ring * MAX], land: vec![0; ring * MAX], clear: [[255; 16]; 16] };
        for p in 0..ring {
            laps.clear[p][p] = 0;
            for n in 0..MAX {
                let mut q = p;
                for _ in 0..n {
                    q = (q + 1) % ring;
                    laps.add[p * MAX + n][q] += 1;
                }
                laps.land[p * MAX + n] = q as u8;
            }
        }
        laps
    }
}

#[repr(C, align(16))]
struct Board([u8; 16]);

#[inline]
fn load(bytes: &[u8; 16]) -> __m128i {
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}
#[inline]
fn store(board: &mut Board, v: __m128i) {
    unsafe { _mm_store_si128(board.0.as_mut_ptr().cast(), v) }
}

/// Sadeqa II, 2x6, three each: forced first moves, relay, the pit opposite an empty landing pit leaves the game.
pub(super) fn sadeqa(rng: &mut Rng, t: &Laps) -> u32 {
    unsafe {
        let mut b = Board([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0]);
        let mut v = load(&b.0);
        let (mut side, mut moves) = (0, 0);
        loop {
            let empty = _mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())) as u32;
            let own = (!empty >> (6 * side)) & 63;
            if own == 0 || moves > 500 {
                return moves;
            }
            let mut p = 6 * side + if moves < 2 { 5 } else { rng.bit(own) };
            store(&mut b, v);
            for _ in 0..1000 {
                let n = usize::from(*b.0.get_unchecked(p));
                let i = p * MAX + n;
                v = _mm_add_epi8(_mm_and_si128(v, load(t.clear.get_unchecked(p))), load(t.add.get_unchecked(i)));
                p = usize::from(*t.land.get_unchecked(i));
                store(&mut b, v);
                if *b.0.get_unchecked(p) == 1 {
                    break;
                }
            }
            v = _mm_and_si128(v, load(t.clear.get_unchecked(11 - p)));
            moves += 1;
            side ^= 1;
        }
    }
}

/// Adji-Boto, 2x5, ten each: leave one, one lap, opening cycle, forward chain over 1, 3, 5.
pub(super) fn adji_boto(rng: &mut Rng, t: &Laps) -> u32 {
    unsafe {
        let mut b = Board([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0]);
        let one = _mm_set1_epi8(1);
        let mut v = load(&b.0);
        let mut unplayed = 0x3ffu32;
        let (mut side, mut moves, mut passed) = (0, 0, false);
        loop {
            let few = _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(v, one), one)) as u32;
            let mut own = !few & (31 << (5 * side));
            if unplayed & (31 << (5 * side)) != 0 {
                own &= unplayed;
            }
            if own == 0 {
                if passed || moves > 2000 {
                    return moves;
                }
                passed = true;
                side ^= 1;
                continue;
            }
            passed = false;
            let p = rng.bit(own);
            store(&mut b, v);
            let n = usize::from(*b.0.get_unchecked(p)) - 1;
            let i = p * MAX + n;
            v = _mm_add_epi8(_mm_and_si128(v, load(t.clear.get_unchecked(p))), load(t.add.get_unchecked(i)));
            store(&mut b, v);
            *b.0.get_unchecked_mut(p) += 1;
            if unplayed == 0 {
                let q = usize::from(*t.land.get_unchecked(i));
                let mut r = if q == 9 { 0 } else { q + 1 };
                while r != q && matches!(*b.0.get_unchecked(r), 1 | 3 | 5) {
                    *b.0.get_unchecked_mut(r) = 0;
                    r = if r == 9 { 0 } else { r + 1 };
                }
            }
            unplayed &= !(1 << p);
            v = load(&b.0);
            moves += 1;
            side ^= 1;
        }
    }
}
