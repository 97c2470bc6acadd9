import { TAG_MAX, TAGS_IN_FILTER } from './limits.ts'
import { isBlank, oneLine } from './visible_text.ts'

/** What stands between two tags: commas and semicolons of all scripts, a line break, or the `#` of the next tag. */
export const BETWEEN_TAGS = /[,;\n،؛、，；､﹐﹑﹔]|\s+(?=[#＃﹟])/u

const ALL_BETWEEN = new RegExp(BETWEEN_TAGS, 'gu')
/** Drawn as text or as emoji, by the variation selector that follows. */
const EITHER =
  /[\d*](?=\u20e3)|(?![©®])(?!\p{Emoji_Presentation})(?=\p{Emoji})\p{Extended_Pictographic}(?!\p{Emoji_Modifier})/gu
const SELECTORS = /[\ufe0e\ufe0f]/gu

/**
 * Normalizes a tag: one spelling for all forms of a letter (composed, full-width, upper case), no invisible characters, no
 * leading `#`, a hyphen for inner white space and for what separates tags. It may be longer than a tag can be.
 */
export function normalizeTag(name: string): string {
  const folded = oneLine(name.normalize('NFKC'))
    .toLowerCase()
    // Lower case of the Turkish İ.
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC')
  return folded
    .replace(SELECTORS, '')
    .replace(EITHER, '$&\ufe0f')
    .replace(ALL_BETWEEN, ' ')
    .replace(/^[\s#]+/, '')
    .trim()
    .replace(/\s+(?:#\s*)*/g, '-')
}

/** Normalizes tags and drops empty ones and repeats; the order stays. */
export function normalizeTags(names: readonly string[]): string[] {
  return [...new Set(names.map(normalizeTag).filter((name) => name !== ''))]
}

/** The tags that a text names, as they are written there: `#one #two`, `one, two` and `#one#two` are two. */
export function splitTags(text: string): string[] {
  return text
    .split(BETWEEN_TAGS)
    .flatMap((part) => (/^\s*[#＃﹟]/u.test(part) ? part.split(/[#＃﹟](?=[\p{L}\p{N}])/u) : [part]))
    .filter((part) => !isBlank(part))
}

/** Whether a normalized tag can be stored. */
export const fitsTag = (name: string): boolean => name.length <= TAG_MAX

/** The tags of a filter in a query string; those that no post can have are dropped. */
export function readTagFilter(text: string): string[] {
  return normalizeTags(splitTags(text)).filter(fitsTag).slice(0, TAGS_IN_FILTER)
}
