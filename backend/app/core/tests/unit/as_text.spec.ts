import { test } from '@japa/runner'
import fc from 'fast-check'
import { asCsv, asJsonList } from '#core/files/export/as_text'
import type { Table } from '#core/files/export/table'

const FORMULA = /^[=+\-@\t\r]/

/** A table of one column, split into pages. */
const tableOf = (...pages: string[][]): Table<string> => ({
  columns: { text: (row) => row },
  async *pages() {
    yield* pages
  },
})

const whole = async (text: AsyncIterable<string>) => (await Array.fromAsync(text)).join('')

/** The cells of a CSV text of one column, as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const cells = csv.slice('\uFEFFtext\n'.length).matchAll(/"((?:[^"]|"")*)"\n|([^"\n]*)\n/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!)
}

test.group('The export of a table', () => {
  test('escapes formulas in CSV and loses no character', async ({ assert }) => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\n', '')
    const text = fc.tuple(start, fc.string()).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (rows) => {
        const cells = cellsOf(await whole(asCsv(tableOf(rows))))
        for (const cell of cells) assert.notMatch(cell, FORMULA)
        assert.deepEqual(
          cells.map((cell, index) => (FORMULA.test(rows[index]!) ? cell.slice(1) : cell)),
          rows,
        )
      }),
    )
  })

  test('writes the rows of all pages as one JSON list', async ({ assert }) => {
    for (const pages of [[], [['a']], [['a', 'b'], ['c']]]) {
      const rows = JSON.parse(await whole(asJsonList(tableOf(...pages))))
      assert.deepEqual(
        rows,
        pages.flat().map((text) => ({ text })),
      )
    }
  })
})
