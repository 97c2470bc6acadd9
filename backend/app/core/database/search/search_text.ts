import { tokenize } from '#core/database/search/tokenize'

/** The words of a text, each preceded by a space, so that `like` matches word beginnings: ` bravo team`. */
export function toSearchText(content: string): string {
  return tokenize(content)
    .map((word) => ` ${word}`)
    .join('')
}

/** The `like` pattern for texts with a word that begins like this one. Tokens contain no wildcards. */
export const prefixPattern = (word: string) => `% ${word}%`
