import type { Upkeep } from '#core/database/rows/upkeep'
import db from '@adonisjs/lucid/services/db'
import { attachmentNotFound } from '#moderation/support/errors'
import type { SupportAttachmentRecord } from '#moderation/support/models/support_request_record'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'
import { countMissingFiles } from '#core/files/count_missing_files'

/** The attachments of requests, in the order they were sent. */
export async function listAttachments(requestIds: string[]): Promise<SupportAttachmentRecord[]> {
  return db
    .from('support_attachments')
    .whereIn('request_id', requestIds)
    .orderBy('id')
    .select('id', 'request_id', 'filename', 'mimetype', 'size', 'file')
}

/** The name and the content of an attachment that is still stored. */
export async function readAttachment(id: string): Promise<{ filename: string; content: Buffer }> {
  const row: SupportAttachmentRecord | null = await db.from('support_attachments').where('id', id).first()
  const content = row?.file ? await attachmentFolder.read(row.file) : null
  if (!row || content === null) throw attachmentNotFound()
  return { filename: row.filename, content }
}

/** Counts the attachments of support requests whose file is missing. */
const countMissingAttachments = (): Promise<number> =>
  countMissingFiles(attachmentFolder, ({ after, limit }) =>
    db.from('support_attachments').where('id', '>', after).orderBy('id').limit(limit).select('id', 'file'),
  )

export const supportUpkeep: Upkeep = {
  files: [{ what: 'attachments of support requests', countMissing: countMissingAttachments }],
}
