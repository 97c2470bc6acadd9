const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1b19, #f3f1ec); --muted: light-dark(#5c5a55, #a8a49b); --line: light-dark(#e6e3dc, #2c2a26); --paper: light-dark(#fbfaf7, #100f0d) }
  body { margin: 0 auto; max-width: 46rem; padding: 2.5rem 1.5rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 1.5rem } p, time, small { color: var(--muted) }
  ul { list-style: none; margin: 1.5rem 0; padding: 0; border-top: 1px solid var(--line) }
  li { padding: 0.75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }`

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign])

function row({ at, url, domain, referrer, address, agent }) {
  const from = referrer ? ` · from ${escape(referrer)}` : ''
  const time = `<time datetime="${escape(at)}">${escape(at.slice(11, 19))}</time>`
  return `<li><strong>${escape(new URL(url).pathname)}</strong> on ${escape(domain)} · ${time}${from}<br><small>${escape(address)} · ${escape(agent)}</small></li>`
}

/** The page views that have arrived, newest first. */
export function viewsPage(views) {
  const list =
    views.length > 0 ? `<ul>${views.map(row).join('')}</ul>` : '<p>No page view has arrived yet.</p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox analytics</title><style>${STYLE}</style></head>
<body><h1>Sandbox analytics</h1><p>What Plausible would know: views of people who have accepted, with everything that was sent.</p>${list}</body></html>`
}
