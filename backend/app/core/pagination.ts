import vine from '@vinejs/vine'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contract/rules/limits'
import type { Pagination } from '#contract/data/pagination'

const PAGE_MAX = 1_000_000

/** The page of a list a client asks for. */
export interface PageRequest {
  page: number
  limit: number
}

const whole = (max: number) => vine.number().withoutDecimals().range([1, max]).optional()

/** Rules for the query parameters of every list, to spread into its validator. */
export const pageFields = { page: whole(PAGE_MAX), limit: whole(PAGE_SIZE_MAX) }

/** The requested page, with defaults. */
export function toPageRequest({ page = 1, limit = PAGE_SIZE }: Partial<PageRequest>): PageRequest {
  return { page, limit }
}

/** The number of rows before the page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit
}

/** The `pagination` of a response. */
export function toPagination({ page, limit }: PageRequest, total: number): Pagination {
  return { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
}
