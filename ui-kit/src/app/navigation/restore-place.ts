import { linksTo, type Place } from './places.ts'

/** How long content may take to arrive. */
const TIMEOUT_MS = 5_000
/** What moves the page or the focus: from then on the user decides. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a page and moves its focus to where the user was, as soon as enough of it is there. Ends when the user moves, or
 * when the returned function is called.
 */
export function restorePlace({ top, link }: Place): () => void {
  const stop = new AbortController()
  const end = () => stop.abort()
  const attempt = () => {
    const isFocused = link === undefined || focusLink(link)
    window.scrollTo({ top, behavior: 'instant' })
    if (isFocused && Math.abs(window.scrollY - top) <= 1) end()
  }
  attempt()
  if (stop.signal.aborted) return end
  const changes = new MutationObserver(attempt)
  changes.observe(document.body, { childList: true, subtree: true })
  const timeout = setTimeout(end, TIMEOUT_MS)
  for (const move of OWN_MOVES)
    window.addEventListener(move, end, { passive: true, capture: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => {
    changes.disconnect()
    clearTimeout(timeout)
  })
  return end
}

/** Whether the focus is where it should be, or somewhere else that was chosen meanwhile. */
function focusLink({ href, index }: NonNullable<Place['link']>): boolean {
  const active = document.activeElement
  const isFree = active === null || active === document.body || active.id === 'main'
  if (!isFree) return true
  const links = linksTo(href)
  const link = links[index] ?? links[0]
  link?.focus({ preventScroll: true })
  return link !== undefined
}
