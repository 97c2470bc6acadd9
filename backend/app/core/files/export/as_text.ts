import { stringify } from 'csv-stringify/sync'
import { exportedFields, type Table } from './table.js'

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF'

/** One value as JSON, read only when the stream is. */
export async function* asJson(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`
}

/** A table as a JSON array. */
export async function* asJsonList<Row>({ columns, pages }: Table<Row>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages()) {
    const lines = page.map((row) => JSON.stringify(exportedFields(columns, row)))
    yield `${before}\n${lines.join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** A table as CSV. Cells that look like formulas are escaped. */
export async function* asCsv<Row>({ columns, pages }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([Object.keys(columns)])
  for await (const page of pages()) {
    const cells = page.map((row) => Object.values(exportedFields(columns, row)).map(cellOf))
    yield stringify(cells, { escape_formulas: true })
  }
}

function cellOf(value: string | number | boolean | string[] | null): string {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}
