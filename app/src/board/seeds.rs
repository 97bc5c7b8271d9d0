//! Where the seeds of a pit are drawn: a sunflower spiral, shaken a little, the same every time.

use std::fmt::Write;

/// More seeds than this are drawn as this many; the number stands beside the pit anyway.
const MOST: u8 = 60;

/// The seeds of a pit as one SVG path of dots (strokes of no length with round ends), within a circle of radius 38 about the origin.
#[must_use]
pub(crate) fn path(seeds: u8, pit: usize) -> String {
    let seeds = seeds.min(MOST);
    let mut path = String::new();
    for i in 0..seeds {
        let (x, y) = place(i, seeds, pit);
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}

fn place(i: u8, seeds: u8, pit: usize) -> (i32, i32) {
    if seeds == 1 {
        let shake = |salt| (chance(pit, 0, salt) % 9) as i32 - 4;
        return (shake(1), shake(2));
    }
    // A few seeds lie close together in the middle, many fill the pit.
    let reach = (8.0 + 6.0 * f32::from(seeds).sqrt()).min(33.0);
    let radius = reach * ((f32::from(i) + 0.5) / f32::from(seeds)).sqrt();
    let angle = 2.399_963 * f32::from(i) + (chance(pit, seeds, 3) % 628) as f32 / 100.0;
    let shake = |salt| (chance(pit, i, salt) % 5) as f32 - 2.0;
    ((radius * angle.cos() + shake(1)) as i32, (radius * angle.sin() + shake(2)) as i32)
}

/// A small hash: chance that is the same on the server and in the browser.
const fn chance(pit: usize, seed: u8, salt: u32) -> u32 {
    let mut x = (pit as u32 + 1).wrapping_mul(0x9E37_79B9) ^ (seed as u32).wrapping_mul(0x85EB_CA6B) ^ salt.wrapping_mul(0xC2B2_AE35);
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^ (x >> 12)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_drawn_within_its_pit() {
        for pit in 0..20 {
            for seeds in 0..=MOST {
                assert_eq!(path(seeds, pit).matches('M').count(), usize::from(seeds));
                for i in 0..seeds {
                    let (x, y) = place(i, seeds, pit);
                    assert!(x * x + y * y <= 38 * 38, "seed {i} of {seeds} in pit {pit} at {x}, {y}");
                }
            }
        }
        assert_eq!(path(255, 0).matches('M').count(), usize::from(MOST));
    }
}
