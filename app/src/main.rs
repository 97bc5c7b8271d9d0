//! The server's program: reads where to listen, says where it does, and stops when asked to.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program speaks to who started it")]

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::process::ExitCode;

use tracing_subscriber::EnvFilter;

const HELP: &str = "\
Bonduc: an archive of sowing games to read, search, play and compare

Usage: bonduc [--addr ADDRESS:PORT]

  --addr ADDRESS:PORT   where to listen (default 127.0.0.1:3000; port 0 takes any that is free)
  --help                this text
  --version             the version

Environment:
  BONDUC_ADDR           the same as --addr, which goes before it
  BONDUC_ORIGIN         what permanent addresses begin with, as in https://bonduc.example (default: the host that was asked)
  BONDUC_EMAIL          where harvesters can write to (default: webmaster at the host of the address)
  BONDUC_LOG            what is logged, as in ‘info’ or ‘bonduc=debug,tower_http=debug’ (default warn)
  BONDUC_LOG_FORMAT     ‘json’ for one JSON object a line
";

enum Wish {
    Serve(String),
    Tell(String),
}

fn wish() -> Result<Wish, String> {
    use lexopt::prelude::*;
    let mut addr = std::env::var("BONDUC_ADDR").unwrap_or_else(|_| "127.0.0.1:3000".to_owned());
    let mut args = lexopt::Parser::from_env();
    while let Some(arg) = args.next().map_err(|e| e.to_string())? {
        match arg {
            Long("addr") => addr = args.value().and_then(ValueExt::string).map_err(|e| e.to_string())?,
            Long("help") | Short('h') => return Ok(Wish::Tell(HELP.to_owned())),
            Long("version") | Short('V') => return Ok(Wish::Tell(format!("bonduc {}\n", env!("CARGO_PKG_VERSION")))),
            _ => return Err(arg.unexpected().to_string()),
        }
    }
    Ok(Wish::Serve(addr))
}

fn main() -> ExitCode {
    match wish() {
        Ok(Wish::Tell(text)) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Ok(Wish::Serve(addr)) => match serve(&addr) {
            Ok(()) => ExitCode::SUCCESS,
            Err(message) => {
                eprintln!("bonduc: {message}");
                ExitCode::FAILURE
            }
        },
        Err(message) => {
            eprintln!("bonduc: {message}\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn serve(addr: &str) -> Result<(), String> {
    let socket: SocketAddr = addr
        .parse()
        .map_err(|_| format!("‘{addr}’ is no address to listen on: an IP address and a port are needed, as in 127.0.0.1:3000"))?;
    log();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|e| format!("the runtime does not start: {e}"))?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(socket).await.map_err(|e| match e.kind() {
            ErrorKind::AddrInUse => {
                format!("port {} is taken: stop what listens there, or choose another with --addr {}:PORT", socket.port(), socket.ip())
            }
            ErrorKind::PermissionDenied => format!("this user may not listen on port {}: choose one above 1023 with --addr", socket.port()),
            ErrorKind::AddrNotAvailable => format!("this machine has no address {}", socket.ip()),
            _ => format!("{socket} cannot be listened on: {e}"),
        })?;
        let router = bonduc::router();
        let local = listener.local_addr().map_err(|e| e.to_string())?;
        println!("Bonduc is open at http://{local}/ (Ctrl-C closes it)");
        axum::serve(listener, router).with_graceful_shutdown(asked_to_stop()).await.map_err(|e| e.to_string())
    })
}

/// Ends when the program is asked to: by Ctrl-C, or as service managers do.
async fn asked_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
    tracing::info!("asked to stop: answering what was asked before");
}

fn log() {
    let filter = EnvFilter::try_from_env("BONDUC_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if std::env::var("BONDUC_LOG_FORMAT").is_ok_and(|format| format == "json") {
        log.json().init();
    } else {
        log.init();
    }
}
