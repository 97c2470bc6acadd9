export const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1b22, #f2f1f6); --soft: light-dark(#5b5966, #b3b0bf); --line: light-dark(#d9d7e0, #3b3947); --paper: light-dark(#fff, #211f29); --ground: light-dark(#f5f4f8, #17161d); --accent: light-dark(#4b3fd1, #b5adff); --on-accent: light-dark(#fff, #17161d); --wash: light-dark(#eceaf8, #2f2b45) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1, h2, h3, p { margin: 0; overflow-wrap: anywhere }
  h1 { font-size: 1.25rem; line-height: 1.3 } h2 { font-size: .875rem; color: var(--soft) }
  a { color: var(--accent) }
  code { padding: 0 .25rem; border-radius: .25rem; background: var(--wash); font-size: .875em; overflow-wrap: anywhere }
  img { max-width: 100%; border-radius: .5rem }
  blockquote { margin: .25rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line) }
  label { font-size: .875rem; font-weight: 600 }
  button, .button, summary { display: inline-flex; align-items: center; min-height: 2.5rem; padding: .375rem .875rem; border: 1px solid var(--line); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; text-align: start }
  button:hover, .button:hover, summary:hover { border-color: var(--accent) }
  .main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
  @media (forced-colors: active) { .main { forced-color-adjust: none; background: Highlight; color: HighlightText } }
  .danger { color: light-dark(#b3261e, #ffb4ab); border-color: currentColor }
  input, select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .625rem; background: var(--paper); color: inherit; font: inherit }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .soft { color: var(--soft); font-size: .875rem }
  .narrow main { width: min(32rem, 100% - 2rem); margin: 3rem auto; padding: 2rem; display: grid; gap: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem }
  .narrow form { display: grid; gap: .5rem }
  .workspace { color: var(--accent); font-weight: 600 }
  .scopes { margin: 0; padding-inline-start: 1.25rem }
  .buttons { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: .5rem; margin-top: .5rem }
  .wide { display: grid; grid-template-columns: 17rem minmax(0, 1fr); height: 100vh }
  .rail { display: flex; flex-direction: column; gap: 1rem; padding: 1rem; overflow-y: auto; border-inline-end: 1px solid var(--line) }
  .rail ul { list-style: none; margin: .25rem 0 1rem; padding: 0 }
  .rail li a { display: flex; justify-content: space-between; gap: .5rem; padding: .375rem .625rem; border-radius: .5rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
  .rail li a:hover, .rail [aria-current] { background: var(--wash) } .rail [aria-current] { font-weight: 600 }
  .room { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100vh; background: var(--paper) }
  .room > header, .room > form { padding: .875rem 1.25rem } .room > header { border-bottom: 1px solid var(--line) }
  .room > form { display: grid; gap: .375rem; border-top: 1px solid var(--line) }
  .row { display: flex; gap: .5rem; align-items: center } .row button { flex: none }
  #messages { overflow-y: auto; padding: .5rem 1.25rem }
  article { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: .75rem; padding: .75rem 0 }
  .face { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: .5rem; background: var(--wash); font-weight: 600 }
  .body { display: grid; gap: .5rem; min-width: 0; overflow-wrap: anywhere } .body hr { width: 100%; border: 0; border-top: 1px solid var(--line) }
  .tag { padding: 0 .375rem; border-radius: .25rem; background: var(--wash); font-size: .75rem; font-weight: 600 }
  .section, .fields { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem } .fields { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .25rem 1rem }
  .section > img { width: 5.5rem; height: 5.5rem; object-fit: cover } .context { display: flex; flex-wrap: wrap; align-items: center; gap: .375rem; color: var(--soft); font-size: .875rem } .context img { width: 1.25rem; height: 1.25rem }
  .actions { display: flex; flex-wrap: wrap; gap: .5rem }
  .unfurl { display: grid; gap: .5rem; padding: .25rem 0 .25rem .875rem; border-inline-start: 4px solid var(--line) }
  .menu { position: relative } .menu summary { list-style: none; min-width: 2.5rem; justify-content: center } .menu form { position: absolute; z-index: 1; inset-inline-end: 0; width: max-content }
  .modal { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; display: grid; gap: .75rem }
  @media (max-width: 46rem) {
    .wide { display: block; height: auto } .rail { border-inline-end: 0; border-bottom: 1px solid var(--line) }
    .rail ul { display: flex; flex-wrap: wrap; gap: .25rem } .room { height: auto; min-height: 70vh } #messages { overflow: visible }
    .section:has(> img), .fields { grid-template-columns: minmax(0, 1fr) }
  }`
