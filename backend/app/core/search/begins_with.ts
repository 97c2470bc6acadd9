import type { SqlFragment } from '#core/sql/sql_fragment'

/** Sorts after every character a text can have. */
const LAST = '\u{10FFFF}'

/** The condition for texts that begin with another. The index of the column has to be in the order of bytes. */
export const beginsWith = (column: string, text: string): SqlFragment => ({
  sql: `(${column} >= ? and ${column} < ?)`,
  values: [text, text + LAST],
})
