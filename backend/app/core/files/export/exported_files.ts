import { asCsv, asJson, asJsonList } from './as_text.js'
import type { Table } from './table.js'
import type { ArchiveFile } from './zip_stream.js'

/** A table of an export, as JSON and as CSV. */
export function tableFiles<Row>(name: string, table: Table<Row>): ArchiveFile[] {
  return [
    { name: `${name}.json`, content: asJsonList(table) },
    { name: `${name}.csv`, content: asCsv(table) },
  ]
}

/** A value of an export as JSON, read only when the stream is. */
export const jsonFile = (name: string, read: () => Promise<unknown>): ArchiveFile => ({
  name: `${name}.json`,
  content: asJson(read),
})
