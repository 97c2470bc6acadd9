import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import type { SupportPriority, SupportStatus } from '#contract/moderation/rules/support'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { requestNotFound } from '#moderation/support/errors'
import SupportRequestsChanged from '#moderation/support/events/support_requests_changed'
import type { Requester, SupportRequestRecord } from '#moderation/support/models/support_request_record'
import type { StoredAttachment } from '#moderation/support/repositories/attachment_files'

export interface NewSupportRequest {
  requester: Requester
  language: Language | null
  title: string
  description: string
  priority: SupportPriority
}

/** Inserts an open request with its attachments. Returns its id. */
export async function insertSupportRequest(
  trx: TransactionClientContract,
  { requester, ...request }: NewSupportRequest,
  attachments: StoredAttachment[],
): Promise<string> {
  const id = newId()
  const { userId: user_id, ...visitor } = 'userId' in requester ? requester : { userId: null, ...requester }
  await trx
    .table('support_requests')
    .insert({ id, user_id, ...visitor, ...request, status: 'open', created_at: toInstant(now()) })
  if (attachments.length > 0) {
    await trx.table('support_attachments').multiInsert(
      attachments.map(({ filename, mimetype, content, file }) => {
        return { id: newId(), request_id: id, filename, mimetype, size: content.length, file }
      }),
    )
  }
  announceChange(trx)
  return id
}

/** Locks a request, so that only one administrator at a time decides about it. */
export async function lockSupportRequest(
  trx: TransactionClientContract,
  id: string,
): Promise<SupportRequestRecord> {
  const row: SupportRequestRecord | null = await trx
    .from('support_requests')
    .where('id', id)
    .forUpdate()
    .select('id', 'user_id', 'name', 'email', 'language', 'title', 'description', 'priority', 'status')
    .select('created_at', 'closed_at')
    .first()
  if (!row) throw requestNotFound()
  return row
}

/** Closes a locked request, or reopens it. */
export async function setSupportStatus(
  trx: TransactionClientContract,
  id: string,
  status: SupportStatus,
): Promise<void> {
  const closed_at = status === 'closed' ? toInstant(now()) : null
  await trx.from('support_requests').where('id', id).update({ status, closed_at })
  announceChange(trx)
}

/** Notifies administrators after the commit that the requests have changed. */
export function announceChange(trx: TransactionClientContract): void {
  afterCommit(trx, () => SupportRequestsChanged.dispatch())
}
