//! Chromium, driven.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A browser with a fresh profile; closed when dropped.
#[derive(Debug)]
pub struct Browser {
    driver: Child,
    /// What drives it.
    pub client: Client,
    _profile: Profile,
}

/// A folder that goes when it is dropped.
#[derive(Debug)]
struct Profile(std::path::PathBuf);

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How a browser is set up.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Whether pages may run scripts.
    pub scripts: bool,
    /// Whether the reader likes it dark.
    pub dark: bool,
}

impl Browser {
    /// Opens a browser.
    ///
    /// # Panics
    /// Where Chromium and its driver are not there; `tests/run` installs them.
    pub async fn open(setting: Setting) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port").port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver: apt-get install chromium chromium-driver");
        let profile = Profile(std::env::temp_dir().join(format!("bonduc-profile-{}-{port}", std::process::id())));
        let mut args = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            format!("--user-data-dir={}", profile.0.display()),
        ];
        if setting.dark {
            args.push("--force-dark-mode".to_owned());
            args.push("--blink-settings=preferredColorScheme=0".to_owned());
        }
        let scripts = if setting.scripts { 1 } else { 2 };
        let capabilities = json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "args": args, "prefs": { "profile.managed_default_content_settings.javascript": scripts } },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("written as an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        for attempt in 0.. {
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => return Self { driver, client, _profile: profile },
                Err(error) if attempt >= 50 => panic!("chromedriver does not answer: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        }
        unreachable!("the loop ends by returning")
    }

    /// Everything that the console has said since it was asked last.
    ///
    /// # Panics
    /// Where the browser does not answer.
    pub async fn console(&self) -> Vec<String> {
        let log = self.client.issue_cmd(ConsoleLog).await.expect("the console's log");
        let line = |entry: &Value| format!("{} {}", entry["level"].as_str().unwrap_or(""), entry["message"].as_str().unwrap_or(""));
        log.as_array().map(|entries| entries.iter().map(line).collect()).unwrap_or_default()
    }

    /// Runs a script in the page.
    ///
    /// # Panics
    /// Where it fails.
    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Gives an order to Chromium itself, in its own protocol.
    ///
    /// # Panics
    /// Where it refuses.
    pub async fn order(&self, order: &'static str, with: Value) -> Value {
        self.client.issue_cmd(Order { order, with }).await.unwrap_or_else(|error| panic!("{order}: {error}"))
    }

    /// Shows pages as somebody sees them who likes it dark, or light. It stays so on the pages that follow.
    ///
    /// # Panics
    /// Where it has no effect.
    pub async fn colours(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features =
            json!([{ "name": "prefers-color-scheme", "value": scheme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.order("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        let took = self.run(&format!("return matchMedia('(prefers-color-scheme: {scheme})').matches")).await;
        assert_eq!(took, Value::Bool(true), "the page is shown {scheme}");
    }

    /// Waits until a script says `true`.
    ///
    /// # Panics
    /// Where it does not within some seconds.
    pub async fn until(&self, script: &str) {
        for _ in 0..400 {
            if self.run(script).await == Value::Bool(true) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        let page = self.client.current_url().await.map(|url| url.to_string()).unwrap_or_default();
        panic!("waited in vain at {page} for: {script}; console: {:?}", self.console().await);
    }

    /// Ends the session.
    ///
    /// # Errors
    /// Where the browser does not answer.
    pub async fn close(mut self) -> Result<(), CmdError> {
        let closed = self.client.clone().close().await;
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        closed
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// chromedriver's own command for the console's log.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// chromedriver's own command that hands one of Chromium's protocol on.
#[derive(Debug)]
struct Order {
    order: &'static str,
    with: Value,
}

impl WebDriverCompatibleCommand for Order {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.order, "params": self.with }).to_string()))
    }
}
