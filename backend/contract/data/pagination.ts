/** Where a page stands in its list. Pages count from 1; `totalPages` is at least 1. */
export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
}
