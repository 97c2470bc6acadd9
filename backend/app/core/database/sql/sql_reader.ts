export type SqlValue = string | number

/** Runs raw `select` statements; `?` is a placeholder for a value. */
export interface SqlReader {
  rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>
}
