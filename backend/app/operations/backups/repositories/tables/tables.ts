/** A table and its columns. */
export interface TableShape {
  name: string
  columns: string[]
}

/** A table of this database, with what each column is declared as. */
export interface Table extends TableShape {
  types: Record<string, string>
}

/** The database as it was at one instant, however much is written meanwhile. */
export interface Snapshot {
  tables: () => Promise<Table[]>
  /** The last number that each sequence has given. */
  sequences: () => Promise<Record<string, number>>
  /** The rows of a table, each as a line of JSON. */
  rows: (table: string) => AsyncIterable<string>
  close: () => Promise<void>
}

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
