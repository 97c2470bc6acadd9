import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/pages_by_id'
import type { SupportAttachmentRecord, SupportRequestRecord } from '#support/models/support_request_record'
import { listAttachments } from './attachments.js'

/** A support request with what was attached and answered. */
export interface ExportedSupportRequest extends SupportRequestRecord {
  attachments: SupportAttachmentRecord[]
  answers: string[]
}

/** Every support request of a person. */
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
    const answers = Map.groupBy(await answersTo(ids), (row) => row.request_id)
    return rows.map((row) => ({
      ...row,
      attachments: attachments.get(row.id) ?? [],
      answers: (answers.get(row.id) ?? []).map(({ content }) => content),
    }))
  })
}

function answersTo(ids: string[]): Promise<{ request_id: string; content: string }[]> {
  return db
    .from('support_answers')
    .whereIn('request_id', ids)
    .orderBy('created_at')
    .orderBy('id')
    .select('request_id', 'content')
}
