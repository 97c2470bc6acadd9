/** The position of a page in its list. Pages count from 1; `totalPages` is at least 1. */
export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
}

/** The query of every list. */
export interface PageQuery {
  page?: number
  limit?: number
}
