import { uploadFolder } from '#core/files/upload_folders'
import { newId } from '#core/runtime/ids'
import type { Attachment } from '#moderation/support/models/support_request_record'

/** Private: not served, and only readable through the download for administrators. */
export const attachmentFolder = uploadFolder('support')

/** An attachment with its file name. */
export interface StoredAttachment extends Attachment {
  file: string
}

/** Stores the files of a request under random names: all of them, or none. */
export async function saveAttachments(attachments: Attachment[]): Promise<StoredAttachment[]> {
  const stored = attachments.map((attachment) => ({ ...attachment, file: newId() }))
  // In parallel, so that the timeout of an unavailable storage applies once.
  const saved = await Promise.allSettled(
    stored.map(({ file, content }) => attachmentFolder.save(file, content)),
  )
  const failure = saved.find((outcome) => outcome.status === 'rejected')
  if (failure === undefined) return stored
  const kept = stored.filter((_, index) => saved[index]?.status === 'fulfilled')
  await attachmentFolder.discard(kept.map(({ file }) => file))
  throw failure.reason
}
