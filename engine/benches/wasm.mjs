// The engine in wasm under Node against the engine in native code, in one run: `node engine/benches/wasm.mjs`.
// Both are the same source with the same optimisation; wasm with simd128, as the client is built. Prints a ratio for each game.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const cargo = (args, env = {}) => execFileSync("cargo", args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
cargo(["build", "--release", "-p", "bonduc-engine", "--features", "bench", "--bin", "bonduc-playouts"]);
cargo(
  ["build", "--profile", "client", "-p", "bonduc-engine", "--features", "bench", "--bin", "bonduc-playouts", "--target", "wasm32-unknown-unknown", "--target-dir", "target/client"],
  { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: "-C target-feature=+simd128 -C link-arg=--export=playouts" },
);
const { instance } = await WebAssembly.instantiate(readFileSync(join(root, "target/client/wasm32-unknown-unknown/client/bonduc-playouts.wasm")));

const names = ["adji-kui-ii", "kiothi", "sadeqa-ii", "adji-boto", "hoyito-iii"];
const games = 20000;
for (const [game, name] of names.entries()) {
  const best = { native: 0, wasm: 0 };
  // Rounds alternate, the best of each counts; the first warms both up.
  for (let round = 0; round < 7; round++) {
    const seed = round + 1;
    const [sowings, seconds] = execFileSync(join(root, "target/release/bonduc-playouts"), [game, games, seed].map(String)).toString().split(" ").map(Number);
    const started = performance.now();
    const same = instance.exports.playouts(game, games, seed);
    const took = (performance.now() - started) / 1000;
    if (same !== sowings) throw new Error(`${name}: ${same} sowings in wasm, ${sowings} natively: they do not play the same games`);
    if (round > 0) {
      best.native = Math.max(best.native, sowings / seconds);
      best.wasm = Math.max(best.wasm, sowings / took);
    }
  }
  const million = (rate) => (rate / 1e6).toFixed(2).padStart(6);
  console.log(`${name.padEnd(12)} native ${million(best.native)} M sowings/s, wasm ${million(best.wasm)} M sowings/s, ratio ${(best.wasm / best.native).toFixed(2)}`);
}
