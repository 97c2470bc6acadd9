import type { Table, TableShape } from './snapshot.js'

/** Replaces what is in a database, in one transaction: nothing is changed unless `commit` succeeds. */
export interface TableWriter {
  tables: () => Promise<Table[]>
  /** Deletes all rows. */
  empty: (tables: TableShape[]) => Promise<void>
  /** Inserts rows, each a line of JSON. */
  insert: (table: TableShape, lines: string[]) => Promise<void>
  /** Checks every reference, and makes the rows visible. */
  commit: (sequences: Record<string, number>) => Promise<void>
  /** Gives up what is not committed. */
  close: () => Promise<void>
}
