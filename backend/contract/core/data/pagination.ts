/** The position of a page in its list. Pages count from 1; `totalPages` is at least 1. */
export interface Pagination {
  page: number
  limit: number
  total: number
  totalPages: number
  /** The anchor for the links of the other pages, in lists that are ordered newest first. */
  asOf?: string
}

/** The query of every list. */
export interface PageQuery {
  page?: number
  limit?: number
}

/** The query of a list that is ordered newest first. */
export interface AnchoredPageQuery extends PageQuery {
  /** An instant: later entries are left out, so that they do not move others to later pages. */
  asOf?: string
}
