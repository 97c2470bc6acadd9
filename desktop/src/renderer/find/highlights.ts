/*
 * Matches are painted with the CSS Custom Highlight API, because Electron's `findInPage` also finds the words in the
 * search field, and takes the focus away from it.
 */
const ALL = 'found'
const CURRENT = 'found-current'

/** Paints the matches, the current one stronger, and scrolls to it. */
export function paint(ranges: readonly Range[], current: Range | undefined): void {
  CSS.highlights.set(ALL, new Highlight(...ranges))
  if (current === undefined) {
    CSS.highlights.delete(CURRENT)
    return
  }
  const highlight = new Highlight(current)
  highlight.priority = 1
  CSS.highlights.set(CURRENT, highlight)
}

export function clearPaint(): void {
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}

/** Scrolls to a match out of sight, in every scrolling ancestor. */
export function reveal(range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
  // An element may be higher than the window.
  const { top, bottom } = range.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) scrollBy({ top: top - innerHeight / 2 })
}
