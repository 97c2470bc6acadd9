import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { SupportStatus } from '#contract/moderation/rules/support'
import { countRows, waitingIn } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { requestNotFound } from '#moderation/support/errors'
import type { SupportRequestRecord } from '#moderation/support/models/support_request_record'
import { personJoin } from '#identity/public'

export interface SupportFilter {
  status?: SupportStatus
}

/** A request with the account of its requester. */
export interface SupportRequestRow extends SupportRequestRecord {
  user_name: string | null
  user_email: string | null
}

/** A page of the requests, newest first. */
export async function listSupportRequests(
  { status }: SupportFilter,
  page: PageRequest,
): Promise<SupportRequestRow[]> {
  const query = selectRequests()
  if (status !== undefined) void query.where('support_requests.status', status)
  return query
    .orderBy('support_requests.created_at', 'desc')
    .orderBy('support_requests.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** The number of requests that match a filter; with `since`, only of those after it. */
export function countSupportRequests({ status }: SupportFilter, since?: string): Promise<number> {
  const query = db.from('support_requests')
  if (status !== undefined) void query.where('status', status)
  if (since !== undefined) void query.where('created_at', '>', since)
  return countRows(query)
}

export async function findSupportRequest(id: string): Promise<SupportRequestRow> {
  const row = await selectRequests().where('support_requests.id', id).first()
  if (!row) throw requestNotFound()
  return row
}

function selectRequests(): DatabaseQueryBuilderContract<SupportRequestRow> {
  return db
    .from('support_requests')
    .joinRaw(personJoin('support_requests.user_id', 'requesters'))
    .select('support_requests.id', 'support_requests.user_id', 'support_requests.name')
    .select('support_requests.email', 'support_requests.language', 'support_requests.title')
    .select('support_requests.description', 'support_requests.priority', 'support_requests.status')
    .select('support_requests.created_at', 'support_requests.closed_at')
    .select('requesters.name as user_name', 'requesters.email as user_email')
}

/** The number of open support requests, and when the oldest was created. */
export const waitingRequests = () => waitingIn(db.from('support_requests').where('status', 'open'))
