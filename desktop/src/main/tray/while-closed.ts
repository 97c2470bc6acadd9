/** The command of a clicked entry arrives after the menu has closed, and needs the menu in which it was clicked. */
const AFTER_CLOSING_MS = 100

export interface WhileClosed<Content> {
  /** Applies an update now, or after the menu has closed. */
  apply: (content: Content) => void
  opened: () => void
  closed: () => void
}

/**
 * Applies changes of a menu only while it is closed: replacing an open menu closes it, or moves an entry under the pointer.
 * Of several changes while it is open, the last one wins.
 */
export function whileClosed<Content>(replace: (content: Content) => void): WhileClosed<Content> {
  let isOpen = false
  let waiting: { content: Content } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const applyWaiting = () => {
    isOpen = false
    if (waiting === null) return
    const { content } = waiting
    waiting = null
    replace(content)
  }
  return {
    apply: (content) => {
      if (isOpen) waiting = { content }
      else replace(content)
    },
    opened: () => {
      clearTimeout(timer)
      isOpen = true
    },
    closed: () => {
      clearTimeout(timer)
      timer = setTimeout(applyWaiting, AFTER_CLOSING_MS)
    },
  }
}
