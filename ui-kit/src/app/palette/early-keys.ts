/** How long to wait for the palette before keys reach the page again. */
const TIMEOUT_MS = 5_000

let typed = ''

/** Buffers what is typed until the field of the palette has the focus: its code loads when it first opens. */
export function keepEarlyKeys(): void {
  addEventListener('keydown', keep, true)
  setTimeout(takeEarlyKeys, TIMEOUT_MS)
}

/** Returns what was typed since `keepEarlyKeys`, and stops buffering. */
export function takeEarlyKeys(): string {
  removeEventListener('keydown', keep, true)
  const text = typed
  typed = ''
  return text
}

function keep(event: KeyboardEvent): void {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
  typed += event.key
  event.preventDefault()
  event.stopPropagation()
}
