import vine from '@vinejs/vine'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contract/rules/limits'
import type { Pagination } from '#contract/data/pagination'

const PAGE_MAX = 1_000_000

/** The page a list was asked for. */
export interface PageRequest {
  page: number
  limit: number
}

const whole = (max: number) => vine.number().withoutDecimals().range([1, max]).optional()

/** The query parameters of every list, to be spread into its validator. */
export const pageFields = { page: whole(PAGE_MAX), limit: whole(PAGE_SIZE_MAX) }

/** The page asked for, with the defaults filled in. */
export function toPageRequest({ page = 1, limit = PAGE_SIZE }: Partial<PageRequest>): PageRequest {
  return { page, limit }
}

/** How many rows stand before the page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit
}

/** Where the page stands among `total` rows. */
export function toPagination({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
}
