import vine from '@vinejs/vine'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contract/core/rules/limits'
import { PAGE_MAX } from '#contract/core/rules/list_address'
import type { AnchoredPageQuery, PageQuery, Pagination } from '#contract/core/data/pagination'
import { toInstant } from '#core/database/rows/instant'
import { instantText } from '#core/http/validation/text'
import type { RequestFields } from '#core/http/validation/request_fields'
import { wholeNumber } from '#core/http/validation/whole_number'

/** The requested page of a list. */
export interface PageRequest {
  page: number
  limit: number
  /** The anchor of the list. */
  asOf?: string
  /** How many rows are newer than the anchor. */
  skipped?: number
}

/** Rules for the query parameters of every list, to spread into its validator. */
export const pageFields = {
  page: wholeNumber({ min: 1, max: PAGE_MAX }).optional(),
  limit: wholeNumber({ min: 1, max: PAGE_SIZE_MAX }).optional(),
}

/** The same for lists that are ordered newest first. */
export const anchoredPageFields = { ...pageFields, asOf: instantText().optional() }

/** The query of a list without filters. */
export const pageValidator = vine.create(pageFields satisfies RequestFields<PageQuery>)

/** The same for lists that are ordered newest first. */
export const anchoredPageValidator = vine.create(
  anchoredPageFields satisfies RequestFields<AnchoredPageQuery>,
)

/** The requested page, with defaults. */
export function toPageRequest({ page = 1, limit = PAGE_SIZE }: Partial<PageRequest>): PageRequest {
  return { page, limit }
}

/**
 * The requested page of a list that is ordered newest first. Rows newer than its anchor are skipped: otherwise every
 * new row would move another to the next page, where it would be shown again. `countSince` counts the rows of the list
 * after an instant.
 */
export async function toAnchoredRequest(
  { asOf, ...page }: AnchoredPageQuery,
  countSince: (instant: string) => Promise<number>,
): Promise<PageRequest> {
  if (asOf === undefined) return toPageRequest(page)
  return { ...toPageRequest(page), asOf, skipped: await countSince(toInstant(new Date(asOf))) }
}

/** The number of rows before the page. */
export function offsetOf({ page, limit, skipped = 0 }: PageRequest): number {
  return skipped + (page - 1) * limit
}

/** The `pagination` of a response. `newestAt` is when the first row of page 1 was created: it becomes the anchor. */
export function toPagination(
  { page, limit, asOf, skipped = 0 }: PageRequest,
  all: number,
  newestAt?: string,
): Pagination {
  const total = Math.max(0, all - skipped)
  const anchor = asOf ?? (page === 1 ? newestAt : undefined)
  return {
    page,
    limit,
    total,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    ...(anchor !== undefined && { asOf: anchor }),
  }
}
