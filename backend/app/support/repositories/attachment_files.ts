import { uploadFolder } from '#core/files/upload_folders'
import { newId } from '#core/ids'
import type { Attachment } from '#support/models/support_request_record'

/** Private: outside of everything that is served, and read by the download for administrators only. */
export const attachmentFolder = uploadFolder('support')

/** An attachment and the name of its file. */
export interface StoredAttachment extends Attachment {
  file: string
}

/** Stores the files of a request under random names: all of them, or none. */
export async function saveAttachments(attachments: Attachment[]): Promise<StoredAttachment[]> {
  const stored = attachments.map((attachment) => ({ ...attachment, file: newId() }))
  // All at once, so that a storage that does not answer is waited for once.
  const saved = await Promise.allSettled(
    stored.map(({ file, content }) => attachmentFolder.save(file, content)),
  )
  const failure = saved.find((outcome) => outcome.status === 'rejected')
  if (failure === undefined) return stored
  const kept = stored.filter((_, index) => saved[index]?.status === 'fulfilled')
  await attachmentFolder.discard(kept.map(({ file }) => file))
  throw failure.reason
}
