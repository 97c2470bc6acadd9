import { setImmediate as nextTurn } from 'node:timers/promises'

const PAGE_SIZE = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Where the next page starts, and how many rows it has. */
export interface NextPage {
  after: string
  limit: number
}

/** Reads any number of rows in the order of their ids, with one page of them in memory; others are served in between. */
export async function* pagesById<Row extends { id: string }>(
  read: (page: NextPage) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = FIRST_ID
  for (;;) {
    const page = await read({ after, limit: PAGE_SIZE })
    const last = page.at(-1)
    if (!last) return
    yield page
    // SQLite reads without giving up the event loop.
    await nextTurn()
    if (page.length < PAGE_SIZE) return
    after = last.id
  }
}
