import { TAG_MAX, TAGS_IN_FILTER } from '../../core/rules/limits.ts'
import { isBlank, oneLine } from '../../core/rules/visible_text.ts'

/** Separators of tags: commas and semicolons of all scripts, a line break, or the `#` of the next tag. */
export const BETWEEN_TAGS = /[,;\n،؛、，；､﹐﹑﹔]|\s+(?=[#＃﹟])/u

const ALL_BETWEEN = new RegExp(BETWEEN_TAGS, 'gu')
/** Drawn as text or as emoji, depending on the variation selector that follows. */
const EITHER =
  /[\d*](?=\u20e3)|(?![©®])(?!\p{Emoji_Presentation})(?=\p{Emoji})\p{Extended_Pictographic}(?!\p{Emoji_Modifier})/gu
const SELECTORS = /[\ufe0e\ufe0f]/gu

/**
 * Normalizes a tag: one spelling for all forms of a letter (composed, full-width, upper case), no invisible characters,
 * no leading `#`, a hyphen for inner white space and for separators. The result may exceed the maximum length of a tag.
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

/** Normalizes tags and drops empty and repeated ones, in the same order. */
export function normalizeTags(names: readonly string[]): string[] {
  return [...new Set(names.map(normalizeTag).filter((name) => name !== ''))]
}

/** Only the sign of a tag. */
const SIGN = /^[\s#＃﹟]*$/u

/**
 * The tags in a text, as written: `#one #two`, `one, two` and `#one#two` have two. A lone `#` is kept only if there is
 * nothing else, so that it is refused.
 */
export function splitTags(text: string): string[] {
  const parts = text
    .split(BETWEEN_TAGS)
    .flatMap((part) => (/^\s*[#＃﹟]/u.test(part) ? part.split(/[#＃﹟](?=[\p{L}\p{N}])/u) : [part]))
    .filter((part) => !isBlank(part))
  const tags = parts.filter((part) => !SIGN.test(part))
  return tags.length === 0 ? parts : tags
}

/** Whether a normalized tag can be stored. */
export const fitsTag = (name: string): boolean => name.length <= TAG_MAX

/** The tags of a filter in a query string, without those that no post can have. */
export function readTagFilter(text: string): string[] {
  return normalizeTags(splitTags(text)).filter(fitsTag).slice(0, TAGS_IN_FILTER)
}
