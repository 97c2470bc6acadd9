/** The command of a clicked entry comes after the menu has closed, and needs the menu it was clicked in. */
const AFTER_CLOSING_MS = 100

export interface WhileClosed<Content> {
  /** Applies a content now, or after the menu has closed. */
  apply: (content: Content) => void
  opened: () => void
  closed: () => void
}

/**
 * Applies changes of a menu while it is closed only: replacing an open one closes it, or moves an entry under the pointer.
 * Of several changes while it is open the last one counts.
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
