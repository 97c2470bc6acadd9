import { tokenize } from '#core/search/tokenize'

/** The words of a text, each after a space, so that `like` finds their beginnings: ` bravo team`. */
export function toSearchText(content: string): string {
  return tokenize(content)
    .map((word) => ` ${word}`)
    .join('')
}

/** The `like` pattern of texts with a word that begins like this one. Tokens contain no wildcards. */
export const prefixPattern = (word: string) => `% ${word}%`
