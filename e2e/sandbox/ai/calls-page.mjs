const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1b19, #f3f1ec); --muted: light-dark(#5c5a55, #a8a49b); --line: light-dark(#e6e3dc, #2c2a26); --paper: light-dark(#fbfaf7, #100f0d); --accent: light-dark(#0f6f6b, #5cc8c2) }
  body { margin: 0 auto; max-width: 48rem; padding: 2.5rem 1.5rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 1.5rem } h2 { margin: 0; font-size: 1rem } p, time { color: var(--muted) }
  code { overflow-wrap: anywhere } a { color: var(--accent) }
  article { padding: 1rem 0; border-top: 1px solid var(--line) } ul { padding-inline-start: 1.25rem } li { overflow-wrap: anywhere }
  pre { max-height: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: 10px; font-size: .875rem }`

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => String(text).replace(/[&<>"']/gu, (sign) => ESCAPES[sign])

const LATEST = 25

function outcome({ status, isDone, isDisconnected, failure }) {
  const parts = [status || 'no answer']
  if (failure) parts.push(`ordered: ${failure}`)
  if (isDisconnected) parts.push('the client left')
  else if (status > 0 && !isDone) parts.push('broken off')
  return parts.join(', ')
}

function answerOf({ answer }) {
  if (!answer) return ''
  try {
    const items = JSON.parse(answer).comments.map(
      ({ text, why }) => `<li>${escape(text)}<br><small>${escape(why ?? '')}</small></li>`,
    )
    return `<ul>${items.join('')}</ul>`
  } catch {
    return `<pre tabindex="0">${escape(answer)}</pre>`
  }
}

function article(entry) {
  const prompt = entry.messages ? JSON.stringify(entry.document ?? entry.messages, null, 2) : ''
  return `<article>
  <h2>${escape(entry.model ?? entry.path)}</h2>
  <p>${escape(entry.provider)} · <time datetime="${entry.at}">${entry.at.slice(11, 19)}</time> · ${escape(outcome(entry))} · key ending in <code>${escape(entry.key)}</code> · ${entry.tokensSent} tokens</p>
  ${answerOf(entry)}
  ${prompt && `<details><summary>What was asked</summary><pre tabindex="0">${escape(prompt)}</pre></details>`}
</article>`
}

/** The latest calls with what was asked and answered, newest first. */
export function callsPage({ calls }) {
  const latest = calls.slice(-LATEST).toReversed().map(article).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox AI</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Sandbox AI</h1>
<p>Every request for texts ends here and costs nothing. Any key works that begins with <code>sk-sandbox-</code> and goes on for eight characters, for instance <code>sk-sandbox-12345678</code>.</p>
${latest || '<p>Nothing has been asked yet. Reload when something should have.</p>'}</main></body></html>
`
}
