export type SqlValue = string | number

/** Answers hand-written reading statements; `?` stands for a value. */
export interface SqlReader {
  rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>
}
