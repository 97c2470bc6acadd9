const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (words) => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign])

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1b22; --soft: #5b5966; --line: #d9d7e0; --paper: #fff; --ground: #f5f4f8; --accent: #4b3fd1; --on-accent: #fff; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f2f1f6; --soft: #b3b0bf; --line: #3b3947; --paper: #211f29; --ground: #17161d; --accent: #b5adff; --on-accent: #17161d; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: min(28rem, 100%); padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
  h2 { margin: 1.75rem 0 .75rem; font-size: 1rem; }
  p { margin: .5rem 0 0; color: var(--soft); }
  [role=alert] { color: var(--ink); font-weight: 600; }
  form, .people { display: grid; gap: .5rem; }
  .people { margin-top: 1.5rem; }
  button { min-height: 2.75rem; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .625rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
  .people button { text-align: start; }
  .people strong, .people span { display: block; }
  .people span { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
  button:hover { border-color: var(--accent); }
  .main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
  @media (forced-colors: active) { .main { forced-color-adjust: none; background: Highlight; color: HighlightText } }
  label { font-size: .875rem; font-weight: 600; }
  input:not([type=checkbox]) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit; }
  .check { display: flex; gap: .5rem; align-items: center; min-height: 2rem; font-weight: 400; }
  .check input { width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .cancel { margin-top: .5rem; }
`

const personButton = ({ key, name, email, hint }) => `
  <button name="person" value="${escape(key)}">
    <strong>${escape(name)}</strong>
    <span>${escape(email ? `${email}, ${hint}` : hint)}</span>
  </button>`

const SIGN_IN = (people) => `
  <form method="post" class="people" aria-label="People">${people.map(personButton).join('')}</form>
  <h2>Somebody else</h2>
  <form method="post" aria-label="Somebody else">
    <label for="name">Name</label>
    <input id="name" name="name" required autocomplete="off" />
    <label for="email">Email</label>
    <input id="email" name="email" type="email" required autocomplete="off" />
    <label class="check"><input type="checkbox" name="verified" value="yes" checked /> The address is verified</label>
    <button class="main">Sign in</button>
  </form>
  <form method="post" class="cancel"><button name="cancel" value="yes">Cancel</button></form>`

/** The sign-in page, with `message` at the top. */
export function renderPage({ brand, people, message }) {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Sign in with ${escape(brand)} (sandbox)</title>
  <style>${STYLE}</style>
</head>
<body>
<main>
  <h1>Sign in with ${escape(brand)}</h1>
  <p>A sandbox with invented people. Nothing leaves this machine.</p>
  ${message ? `<p role="alert">${escape(message)}</p>` : ''}
  ${people.length > 0 ? SIGN_IN(people) : ''}
</main>
</body>
</html>
`
}
