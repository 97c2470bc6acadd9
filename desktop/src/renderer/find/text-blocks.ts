/** The text nodes of one paragraph, heading or cell: a match may span several of them. */
export type TextBlock = Text[]

/** Marks the search bar, which is not searched. */
export const NOT_SEARCHED = 'data-not-searched'

const SKIPPED = `[${NOT_SEARCHED}], .sr-only, script, style, noscript, textarea, select`

/** The visible text of the page, by block and in the order of the document. */
export function textBlocks(root: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  let last: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (parent === null || parent.closest(SKIPPED) !== null || !isVisible(parent)) continue
    const block = blockOf(parent)
    if (block === last) blocks.at(-1)!.push(node)
    else blocks.push([node])
    last = block
  }
  return blocks
}

function isVisible(element: Element): boolean {
  return element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
}

function blockOf(element: Element): Element {
  let block = element
  while (block.parentElement !== null && getComputedStyle(block).display === 'inline')
    block = block.parentElement
  return block
}
