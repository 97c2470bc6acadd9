import db from '@adonisjs/lucid/services/db'
import { countMissingFiles } from '#core/files/count_missing_files'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'

/** Counts the attachments of support requests whose file is missing. */
export const countMissingAttachments = (): Promise<number> =>
  countMissingFiles(attachmentFolder, ({ after, limit }) =>
    db.from('support_attachments').where('id', '>', after).orderBy('id').limit(limit).select('id', 'file'),
  )
