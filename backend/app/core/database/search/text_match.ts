import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { tokenize } from './tokenize.js'

/** The key by which a name is searched and sorted: case-insensitive. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** A LIKE pattern for texts that contain `part`; the statement has to say `escape '!'`. */
export function containing(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
}

/** Sorts after every character in a text. */
const LAST = '\u{10FFFF}'

/** The condition for texts that begin with another. The index of the column has to be in byte order. */
export const beginsWith = (column: string, text: string): SqlFragment => ({
  sql: `(${column} >= ? and ${column} < ?)`,
  values: [text, text + LAST],
})

/** A text reversed, so that an index can find it by its end. */
export const reversed = (text: string): string => [...text].toReversed().join('')

/** The words of a text, each preceded by a space, so that `like` matches word beginnings: ` bravo team`. */
export function toSearchText(content: string): string {
  return tokenize(content)
    .map((word) => ` ${word}`)
    .join('')
}

/** The `like` pattern for texts with a word that begins like this one. Tokens contain no wildcards. */
export const prefixPattern = (word: string) => `% ${word}%`
