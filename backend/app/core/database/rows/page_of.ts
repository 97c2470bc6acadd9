import { toPagination, type PageRequest } from '#core/http/validation/pagination'
import type { Pagination } from '#contract/core/data/pagination'

export interface PageOf<Row> {
  rows: Row[]
  pagination: Pagination
}

/** A query of Lucid, of rows or of models. */
interface PaginatedQuery<Row> {
  paginate(page: number, limit: number): Promise<{ all(): Row[]; total: number }>
}

/** Runs an ordered query for one page of its rows, and counts them all. */
export async function pageOf<Row>(query: PaginatedQuery<Row>, page: PageRequest): Promise<PageOf<Row>> {
  const found = await query.paginate(page.page, page.limit)
  return { rows: found.all(), pagination: toPagination(page, found.total) }
}
