/** Milliseconds. Passing over a list stays shorter on each of its links. */
const HOVER_MS = 65
/** Milliseconds between two stops of a focus that moves on, as while Tab is held. */
const MOVING_MS = 150

/**
 * Reports the screens that the user is about to open: at once when a link is pressed or gets the focus, after a moment when
 * the pointer rests on it.
 */
export function watchLinks(report: (url: URL) => void): () => void {
  let pending: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastFocus = -Infinity

  const reportAfter = (target: EventTarget | null, wait: number) => {
    const url = screenOf(target)
    if (url !== null && url.href === pending) return
    clearTimeout(timer)
    pending = url?.href
    if (url === null) return
    timer = setTimeout(() => {
      pending = undefined
      if (!savesData()) report(url)
    }, wait)
  }
  // A finger hovers only while it presses or scrolls.
  const onHover = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') reportAfter(event.target, HOVER_MS)
  }
  const onFocus = (event: FocusEvent) => {
    const isMoving = event.timeStamp - lastFocus < MOVING_MS
    lastFocus = event.timeStamp
    reportAfter(event.target, isMoving ? HOVER_MS : 0)
  }
  const onPress = (event: PointerEvent) => {
    pending = undefined
    reportAfter(event.target, 0)
  }
  // The pointer may have come before this code.
  reportAfter(document.querySelector('a:hover'), HOVER_MS)
  document.addEventListener('pointerover', onHover)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onHover)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}

/** The address of the link around an element, if it leads to another screen in this tab. */
function screenOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const isOwn = link.origin === location.origin && link.host === location.host
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isOwn && !isHere ? new URL(link.href) : null
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
