import type { SupportRequestList, SupportRequestListQuery } from '#contract/moderation/data/support'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { listAttachments } from '#moderation/support/queries/attachments'
import { countSupportRequests, listSupportRequests } from '#moderation/support/queries/list_support_requests'
import { forAdministrators } from '#moderation/support/transformers/support_request_transformer'

/** A page of the support requests, newest first, for administrators. */
export async function supportRequestList({
  page,
  limit,
  asOf,
  ...filter
}: SupportRequestListQuery): Promise<SupportRequestList> {
  const pageRequest = await toAnchoredRequest({ page, limit, asOf }, (instant) =>
    countSupportRequests(filter, instant),
  )
  const total = await countSupportRequests(filter)
  const rows = await listSupportRequests(filter, pageRequest)
  const attachments = await listAttachments(rows.map(({ id }) => id))
  const requests = forAdministrators(rows, attachments)
  return { requests, pagination: toPagination(pageRequest, total, requests[0]?.createdAt) }
}
