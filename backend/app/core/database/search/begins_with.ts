import type { SqlFragment } from '#core/database/sql/sql_fragment'

/** Sorts after every character in a text. */
const LAST = '\u{10FFFF}'

/** The condition for texts that begin with another. The index of the column has to be in byte order. */
export const beginsWith = (column: string, text: string): SqlFragment => ({
  sql: `(${column} >= ? and ${column} < ?)`,
  values: [text, text + LAST],
})

/** A text reversed, so that an index can find it by its end. */
export const reversed = (text: string): string => [...text].toReversed().join('')
