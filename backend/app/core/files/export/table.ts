type Cell = string | number | boolean | string[] | null

/** The columns of a table by name. */
export type Columns<Row> = Record<string, (row: Row) => Cell>

/** A list of any length, exported as JSON and as CSV. */
export interface Table<Row> {
  columns: Columns<Row>
  /** Reads the list page by page; each call starts from the beginning. */
  pages: () => AsyncIterable<readonly Row[]>
}

/** The exported fields of a row. */
export function exportedFields<Row>(columns: Columns<Row>, row: Row): Record<string, Cell> {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(row)]))
}
