import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import type {
  SupportAttachmentRecord,
  SupportRequestRecord,
} from '#moderation/support/models/support_request_record'
import { answersOfRequests } from './answers_of_requests.js'
import { listAttachments } from './attachments.js'

/** A support request with its attachments and answers. */
export interface ExportedSupportRequest extends SupportRequestRecord {
  attachments: SupportAttachmentRecord[]
  answers: string[]
}

/** Every support request of a user. */
export function pagesOfRequester(userId: string): AsyncGenerator<ExportedSupportRequest[]> {
  return pagesById<ExportedSupportRequest>(async ({ after, limit }) => {
    const rows: SupportRequestRecord[] = await db
      .from('support_requests')
      .where('user_id', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'title', 'description', 'priority', 'status', 'created_at', 'closed_at')
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const attachments = Map.groupBy(await listAttachments(ids), (row) => row.request_id)
    const answers = await answersOfRequests(ids)
    return rows.map((row) => ({
      ...row,
      attachments: attachments.get(row.id) ?? [],
      answers: (answers.get(row.id) ?? []).map(({ content }) => content),
    }))
  })
}
