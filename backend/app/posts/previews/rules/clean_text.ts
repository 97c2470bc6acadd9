import { isBlank } from '#contract/core/rules/visible_text'

const HIDDEN = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/gu
const ELLIPSIS = '…'

/**
 * Untrusted text as one line of at most `max` characters, without control, invisible and bidirectional characters.
 * Null when nothing is left.
 */
export function cleanText(text: string | null | undefined, max: number): string | null {
  const line = (text ?? '').toWellFormed().replace(/\s+/g, ' ').replace(HIDDEN, '').replace(/ +/g, ' ').trim()
  if (isBlank(line)) return null
  return line.length <= max ? line : `${cut(line, max - ELLIPSIS.length)}${ELLIPSIS}`
}

/** Cuts without splitting a surrogate pair. */
function cut(line: string, length: number): string {
  return line
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
