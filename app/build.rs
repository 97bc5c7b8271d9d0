//! Builds the browser client and the style sheet, compresses them, and hands them to the server to be compiled in.
//!
//! The client is this same package built as a library for wasm32 into a target folder of its own; the library behind the wasm-bindgen tool,
//! of just the version that the client uses, makes a module of it. Nothing is downloaded. `BONDUC_SKIP_CLIENT=1` builds a server without
//! client: the site then works without scripts. A `wasm-opt` on the path is used.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

use sha2::{Digest, Sha256};

const TARGET: &str = "wasm32-unknown-unknown";

/// The layers of the style sheet, in order.
const STYLES: [&str; 12] = [
    "tokens.css",
    "fonts.css",
    "base.css",
    "layout.css",
    "prose.css",
    "apparatus.css",
    "atlas.css",
    "board.css",
    "theme.css",
    "compare.css",
    "search.css",
    "print.css",
];

fn main() {
    // The client itself needs none of this.
    if std::env::var_os("CARGO_FEATURE_SSR").is_none() || var("TARGET") == TARGET {
        return;
    }
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("..");
    let out = PathBuf::from(var("OUT_DIR"));
    let mut assets = Vec::new();
    let (style, fonts) = style(&root.join("style"));
    let folder = format!("/style/{}", hash(std::iter::once(style.as_bytes()).chain(fonts.iter().map(|(_, bytes)| bytes.as_slice()))));
    let style_path = format!("{folder}/bonduc.css");
    assets.push((style_path.clone(), "text/css; charset=utf-8", style.into_bytes()));
    assets.extend(fonts.into_iter().map(|(name, bytes)| (format!("{folder}/fonts/{name}"), mime(&name), bytes)));

    println!("cargo::rerun-if-env-changed=BONDUC_SKIP_CLIENT");
    let client = if std::env::var("BONDUC_SKIP_CLIENT").is_ok_and(|skip| skip != "0") {
        None
    } else {
        let files = client(&root, &out);
        let folder = format!("pkg/{}", hash(files.iter().map(|(_, bytes)| bytes.as_slice())));
        assets.extend(files.into_iter().map(|(name, bytes)| (format!("/{folder}/{name}"), mime(&name), bytes)));
        Some(folder)
    };
    fs::write(out.join("assets.rs"), embed(&assets, &style_path, client.as_deref(), &out))
        .unwrap_or_else(|e| fail(&format!("writing assets.rs: {e}")));
}

/// One style sheet of all layers, and the fonts that it names.
fn style(folder: &Path) -> (String, Vec<(String, Vec<u8>)>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let sheet = STYLES
        .iter()
        .map(|name| fs::read_to_string(folder.join(name)).unwrap_or_else(|e| fail(&format!("reading style/{name}: {e}"))))
        .collect();
    let (fonts, mut found) = (folder.join("fonts"), Vec::new());
    gather(&fonts, &fonts, &mut found);
    found.retain(|(name, _)| name.ends_with(".woff2"));
    found.sort();
    (sheet, found)
}

/// The files of the client by name.
fn client(root: &Path, out: &Path) -> Vec<(String, Vec<u8>)> {
    for path in [
        "Cargo.toml",
        "Cargo.lock",
        "app/Cargo.toml",
        "app/build.rs",
        "app/src/lib.rs",
        "app/src/board",
        "app/src/islands",
        "engine/src",
        "engine/Cargo.toml",
    ] {
        println!("cargo::rerun-if-changed={}", root.join(path).display());
    }
    add_target();
    let wasm = compile(root, out);
    let folder = out.join("client");
    let _ = fs::remove_dir_all(&folder);
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&wasm)
        .out_name("bonduc")
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .remove_name_section(true)
                .remove_producers_section(true)
                .omit_default_module_path(true)
                .generate(&folder)
        })
        .unwrap_or_else(|e| fail(&format!("making a module of {}: {e:?}", wasm.display())));
    optimise(&folder.join("bonduc_bg.wasm"));
    let mut files = Vec::new();
    gather(&folder, &folder, &mut files);
    files.sort();
    files
}

/// Makes sure that the standard library for the browser is there.
fn add_target() {
    let rustc = var("RUSTC");
    let there = Command::new(&rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir());
    if there {
        return;
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    if !added.as_ref().is_ok_and(std::process::ExitStatus::success) {
        fail(&format!(
            "The browser client needs the Rust target {TARGET}, and ‘rustup target add {TARGET}’ did not work ({added:?}). \
             Install it by hand and build again, or set BONDUC_SKIP_CLIENT=1 to build a server whose pages work without scripts."
        ));
    }
}

/// Compiles the client with the cargo that runs this, in a target folder of its own so that the two do not wait for each other.
fn compile(root: &Path, out: &Path) -> PathBuf {
    let target =
        out.ancestors().find(|path| path.ends_with("build")).and_then(|build| build.parent()?.parent()).unwrap_or(out).join("client");
    let mut cargo = Command::new(var("CARGO"));
    cargo
        .args(["rustc", "--lib", "--crate-type", "cdylib", "--no-default-features", "--features", "hydrate", "--profile", "client"])
        .args(["--target", TARGET, "--manifest-path"])
        .arg(root.join("app/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-C target-feature=+simd128");
    // What cargo tells the server's build is not meant for the client's, least of all its features.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let kept = ["CARGO", "CARGO_HOME", "CARGO_NET_OFFLINE", "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS"].contains(&text.as_ref());
        if !kept
            && (text.starts_with("CARGO_")
                || text.starts_with("RUSTC")
                || ["RUSTFLAGS", "TARGET", "OUT_DIR", "NUM_JOBS"].contains(&text.as_ref()))
        {
            cargo.env_remove(name);
        }
    }
    match cargo.output() {
        Ok(output) if output.status.success() => target.join(TARGET).join("client/bonduc.wasm"),
        Ok(output) => fail(&format!("The browser client does not compile:\n{}", String::from_utf8_lossy(&output.stderr))),
        Err(e) => fail(&format!("cargo cannot be run for the browser client: {e}")),
    }
}

/// Makes the module smaller where there is a tool for it; without it all works the same.
fn optimise(wasm: &Path) {
    let smaller = wasm.with_extension("smaller");
    let done = Command::new("wasm-opt").args(["-Oz", "--all-features"]).arg(wasm).arg("-o").arg(&smaller).status();
    if done.is_ok_and(|status| status.success()) {
        fs::rename(&smaller, wasm).unwrap_or_else(|e| fail(&format!("renaming {}: {e}", smaller.display())));
    }
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<(String, Vec<u8>)>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|e| fail(&format!("reading {}: {e}", folder.display()))).flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(root, &path, files);
        } else if let Ok(name) = path.strip_prefix(root) {
            let bytes = fs::read(&path).unwrap_or_else(|e| fail(&format!("reading {}: {e}", path.display())));
            files.push((name.to_string_lossy().into_owned(), bytes));
        }
    }
}

/// Rust code with all assets in it, each as it is and compressed in two ways.
fn embed(assets: &[(String, &str, Vec<u8>)], style: &str, client: Option<&str>, out: &Path) -> String {
    let mut code = format!(
        "pub(crate) const STYLE: &str = {style:?};\npub(crate) const CLIENT: Option<&str> = {client:?};\nstatic ASSETS: &[Asset] = &[\n"
    );
    for (i, (path, mime, bytes)) in assets.iter().enumerate() {
        let file = |suffix: &str, bytes: &[u8]| {
            let file = out.join(format!("asset-{i}{suffix}"));
            fs::write(&file, bytes).unwrap_or_else(|e| fail(&format!("writing {}: {e}", file.display())));
            format!("include_bytes!({:?})", file.display().to_string())
        };
        let (plain, brotli, gzip) = (file("", bytes), file(".br", &brotli(bytes)), file(".gz", &gzip(bytes)));
        let _ = writeln!(code, "    Asset {{ path: {path:?}, mime: {mime:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},");
    }
    code.push_str("];\n");
    code
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut compressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 4096, 11, 22);
    writer.write_all(bytes).unwrap_or_else(|e| fail(&format!("brotli: {e}")));
    drop(writer);
    compressed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes).and_then(|()| writer.finish()).unwrap_or_else(|e| fail(&format!("gzip: {e}")))
}

fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    parts.into_iter().for_each(|part| hasher.update(part));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

fn var(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| fail(&format!("cargo sets {name} for build scripts")))
}

fn fail(message: &str) -> ! {
    for line in message.lines() {
        println!("cargo::error={line}");
    }
    exit(1)
}
