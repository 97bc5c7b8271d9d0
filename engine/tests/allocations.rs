//! Play, legal moves and playouts allocate nothing: an allocator that counts says so.
#![allow(unsafe_code, reason = "an allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bonduc_engine::{Chance, Game, Move};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator; counting touches only a cell of this thread.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(f: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.with(Cell::get);
    f();
    ALLOCATIONS.with(Cell::get) - before
}

#[test]
fn nothing_is_allocated_in_play() {
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![1]))), 1, "the allocator counts");
    for game in Game::all() {
        let rules = game.rules();
        let mut chance = Chance::new(3);
        let count = allocations(|| {
            for _ in 0..200 {
                std::hint::black_box(rules.playout(rules.start(), &mut chance));
            }
        });
        assert_eq!(count, 0, "{}: playouts", game.slug);

        let mut position = rules.start();
        while position.redistributes() {
            let mv = bonduc_engine::Player::Random.choose(rules, &position, &mut chance).expect("a redistribution");
            position = rules.play(&position, mv).expect("legal");
        }
        let count = allocations(|| {
            for _ in 0..20 {
                let mut last: Option<Move> = None;
                rules.each_legal(&position, |mv| last = Some(mv));
                let Some(mv) = last else { break };
                position = rules.play(&position, mv).expect("legal");
            }
        });
        assert_eq!(count, 0, "{}: legal moves and play", game.slug);
    }
}
