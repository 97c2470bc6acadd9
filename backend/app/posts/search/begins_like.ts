import type { SqlValue } from '#core/sql/sql_reader'

/** A piece of a statement with the values of its `?`. */
export interface Piece {
  sql: string
  values: SqlValue[]
}

/** Sorts after every character a word can have. */
const LAST = '\u{10FFFF}'

/** Whether a word of a table begins like another. One letter alone has to be the word: it begins far too many. */
export function beginsLike(table: string, word: string): Piece {
  if ([...word].length === 1) return { sql: `${table}.word = ?`, values: [word] }
  return { sql: `${table}.word >= ? and ${table}.word < ?`, values: [word, word + LAST] }
}
