//! The language of the pages: asked for by the browser, or chosen by hand.

use reqwest::{RequestBuilder, StatusCode};
use serde_json::json;

use crate::client::{Server, header};

const HTML: &str = "text/html,application/xhtml+xml";
const PAGES: [&str; 6] = ["/", "/new", "/learn", "/editor", "/rules", "/about"];

/// The languages the menu offers.
async fn offered(server: &Server) -> Vec<String> {
    let page = server.get("/about").send().await.unwrap().text().await.unwrap();
    let menu = page.split_once("action=\"/language\"").unwrap().1.split("</form>").next().unwrap();
    let tags = menu.split("value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    tags.map(str::to_owned).collect()
}

#[tokio::test]
async fn every_page_is_in_the_language_asked_for() {
    let server = Server::new().await;
    let languages = offered(&server).await;
    assert!(languages.contains(&"en".to_owned()));
    for language in &languages {
        for path in PAGES {
            let wish = format!("tlh, {language}-AQ;q=0.9, en;q=0.1");
            let answer = server.get(path).header("accept-language", wish).send().await.unwrap();
            assert_eq!(header(&answer, "content-language"), language, "{path}");
            let vary: Vec<_> = answer.headers().get_all("vary").iter().collect();
            let vary = vary.iter().map(|value| value.to_str().unwrap()).collect::<Vec<_>>();
            assert!(vary.join(",").contains("accept-language, cookie"), "{path}: {vary:?}");
            let page = answer.text().await.unwrap();
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{path}");
            let current = format!("value=\"{language}\" lang=\"{language}\" aria-current=\"true\"");
            assert!(page.contains(&current), "{path}");
            assert!(!page.contains("Unknown localization"), "{language} {path}");
        }
    }
}

fn choose(server: &Server, to: &str, from: &str) -> RequestBuilder {
    server
        .post("/language")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("referer", from)
        .body(format!("to={to}"))
}

#[tokio::test]
async fn a_language_chosen_by_hand_is_remembered() {
    let server = Server::new().await;
    for language in offered(&server).await {
        let from = format!("{}/new?rules=crossings", server.base);
        let answer = choose(&server, &language, &from).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        assert_eq!(header(&answer, "location"), "/new?rules=crossings");
        let cookie = header(&answer, "set-cookie").to_owned();
        assert!(cookie.starts_with(&format!("language={language};")), "{cookie}");
        let cookie = cookie.split(';').next().unwrap();
        let page = server.get("/about").header("cookie", cookie).header("accept-language", "en");
        let page = page.send().await.unwrap().text().await.unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
    }
}

#[tokio::test]
async fn nobody_is_led_away_and_nothing_unknown_is_kept() {
    let server = Server::new().await;
    for from in ["https://example.org/new", "nonsense", "//example.org/", ""] {
        let answer = choose(&server, "en", from).send().await.unwrap();
        assert_eq!(header(&answer, "location"), "/", "{from}");
    }
    for path in ["//example.org/", "/\\example.org/"] {
        let answer = choose(&server, "en", &format!("{}{path}", server.base)).send().await.unwrap();
        assert_eq!(header(&answer, "location"), "/");
    }
    let answer = choose(&server, "tlh", &server.base).send().await.unwrap();
    assert_eq!((answer.status(), header(&answer, "set-cookie")), (StatusCode::BAD_REQUEST, ""));
    let problem = answer.text().await.unwrap();
    assert!(problem.contains("`tlh`") && problem.contains("az, de, en"), "{problem}");
    let foreign =
        choose(&server, "en", "https://example.org/").header("sec-fetch-site", "cross-site");
    let foreign = foreign.header("origin", "https://example.org").header("accept", HTML);
    assert_eq!(foreign.send().await.unwrap().status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn problems_are_told_in_the_language_asked_for() {
    let server = Server::new().await;
    let game = server.begin(json!({ "rules": "abalone/standard" })).await;
    let mut titles = Vec::new();
    let mut details = Vec::new();
    let languages = offered(&server).await;
    for language in &languages {
        let request = server.post(&format!("{game}/moves")).json(&json!({ "move": "G5F5" }));
        let answer = request.header("accept-language", language).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(header(&answer, "content-language"), language);
        let problem: serde_json::Value = answer.json().await.unwrap();
        let detail = problem["detail"].as_str().unwrap().to_owned();
        assert!(detail.contains("G5"), "{detail}");
        titles.push(problem["title"].as_str().unwrap().to_owned());
        details.push(detail);
    }
    for mut told in [titles, details] {
        told.sort();
        told.dedup();
        assert_eq!(told.len(), languages.len(), "{told:?}");
    }
}
