import { matchesIn } from './matches.ts'
import { textBlocks, type TextBlock } from './text-blocks.ts'

/** Every match of the words in the visible text below an element, in the order of the document. */
export function findRanges(root: Element, words: string): Range[] {
  return textBlocks(root).flatMap((block) => {
    const text = block.map(({ data }) => data).join('')
    return matchesIn(text, words).map(([start, end]) => rangeOf(block, start, end))
  })
}

function rangeOf(block: TextBlock, start: number, end: number): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of block) {
    const { length } = node
    if (start >= offset && start < offset + length) range.setStart(node, start - offset)
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset)
    offset += length
  }
  return range
}
