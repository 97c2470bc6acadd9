const PAGE = 200
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Where the next page of a walk begins, and how many rows it holds. */
export interface Stretch {
  after: string
  limit: number
}

/** Walks along any number of rows in the order of their ids, with one page of them in memory. */
export async function* pagesById<Row extends { id: string }>(
  read: (stretch: Stretch) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = BEFORE_ALL
  for (;;) {
    const page = await read({ after, limit: PAGE })
    const last = page.at(-1)
    if (!last) return
    yield page
    if (page.length < PAGE) return
    after = last.id
  }
}
