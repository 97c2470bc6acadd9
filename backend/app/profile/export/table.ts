type Cell = string | number | boolean | string[] | null

/** What is told about every row of a list, and under which name. */
export type Columns<Row> = Record<string, (row: Row) => Cell>

/** A list of any length, to be written in one form or another. */
export interface Table<Row> {
  columns: Columns<Row>
  /** Reads the list anew, page by page. */
  pages: () => AsyncIterable<readonly Row[]>
}

/** A row as it is told. */
export function lineOf<Row>(columns: Columns<Row>, row: Row): Record<string, Cell> {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(row)]))
}
