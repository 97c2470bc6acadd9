import vine from '@vinejs/vine'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contract/rules/limits'
import type { PageQuery, Pagination } from '#contract/data/pagination'
import type { RequestFields } from '#core/validation/request_fields'
import { wholeNumber } from '#core/validation/whole_number'

const PAGE_MAX = 1_000_000

/** The page of a list a client asks for. */
export interface PageRequest {
  page: number
  limit: number
}

/** Rules for the query parameters of every list, to spread into its validator. */
export const pageFields = {
  page: wholeNumber({ min: 1, max: PAGE_MAX }).optional(),
  limit: wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).optional(),
}

/** The query of a list without filters. */
export const pageValidator = vine.create(pageFields satisfies RequestFields<PageQuery>)

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
