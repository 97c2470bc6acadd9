const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1b19, #f3f1ec); --muted: light-dark(#5c5a55, #a8a49b); --line: light-dark(#e6e3dc, #2c2a26); --paper: light-dark(#fbfaf7, #100f0d); --accent: light-dark(#0f6f6b, #5cc8c2) }
  body { margin: 0 auto; max-width: 46rem; padding: 2.5rem 1.5rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 1.5rem } a { color: var(--accent) } p, time { color: var(--muted) }
  ul { list-style: none; margin: 1.5rem 0; padding: 0; border-top: 1px solid var(--line) }
  li { padding: 0.75rem 0; border-bottom: 1px solid var(--line) } li a { font-weight: 600; text-decoration: none }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; border: 1px solid var(--line); border-radius: 10px; font: inherit }`

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => String(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign])
const linked = (text) => escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const page = (title, body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`

/** The list of received mails. */
export function listPage(mails) {
  const rows = mails
    .map(
      ({ id, at, to, subject }) =>
        `<li><a href="/mails/${id}">${escape(subject)}</a><br>to ${escape(to.join(', '))} · <time datetime="${at}">${escape(at.slice(0, 19).replace('T', ' '))}</time></li>`,
    )
    .join('')
  const list = rows
    ? `<ul>${rows}</ul>`
    : '<p>Nothing has arrived yet. Reload when something should have.</p>'
  return page(
    'Sandbox inbox',
    `<h1>Sandbox inbox</h1><p>Every mail of this installation ends here, whoever it is for.</p>${list}`,
  )
}

/** One mail, as text with its links. */
export function mailPage({ subject, from, to, text }) {
  const head = `<p>from ${escape(from)} to ${escape(to.join(', '))}</p>`
  return page(
    subject,
    `<p><a href="/">Inbox</a></p><h1>${escape(subject)}</h1>${head}<pre>${linked(text)}</pre>`,
  )
}

/** The 404 page. */
export const missingPage = () => page('Not found', '<h1>Not found</h1><p><a href="/">To the inbox</a></p>')
