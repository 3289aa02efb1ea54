import Crypto
import Foundation

/// How the form looks, light and dark, on phones and desktops.
enum LogInStyle {
  static let css = """
    :root { color-scheme: light dark; --back: #f2f2f7; --card: #fff; --line: #8a8a92; --text: #1c1c1e; --accent: #0060d6;
      --fault: #b3261e; --on-accent: #fff; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #121419; --card: #1e2129; --line: #7c8290; --text: #f2f3f6; --accent: #6cb1ff; --fault: #ff8a80;
        --on-accent: #06213f; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 16px;
      background: var(--back); color: var(--text); font: 17px/1.4 system-ui, sans-serif; }
    main { width: min(100%, 400px); padding: clamp(24px, 6vw, 40px); background: var(--card); border-radius: 20px;
      box-shadow: 0 1px 2px #0002, 0 12px 32px #0002; }
    h1 { margin: 0 0 24px; font-size: 28px; line-height: 1.2; }
    form { display: grid; gap: 20px; }
    label { display: grid; gap: 6px; font-weight: 600; }
    input { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; font-weight: 400; color: inherit;
      background: var(--back); border: 1px solid var(--line); border-radius: 12px; }
    button { width: 100%; min-height: 48px; margin-top: 4px; border: 0; border-radius: 12px; background: var(--accent);
      color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
    button:active { opacity: .75; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [role=alert] { margin: 0 0 20px; padding: 12px 14px; border-radius: 12px; color: var(--fault); font-weight: 600;
      background: color-mix(in srgb, var(--fault) 12%, transparent); }

    """

  /// How the policy of the page names it.
  static let hash = "sha256-" + Data(SHA256.hash(data: Data(css.utf8))).base64EncodedString()
}
