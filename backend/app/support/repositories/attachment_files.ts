import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/ids'
import type { Attachment } from '#support/models/support_request_record'

/** Private: outside of everything that is served, and read by the download for administrators only. */
export const attachmentFolder = new FileFolder('support')

/** An attachment and the name of its file. */
export interface StoredAttachment extends Attachment {
  file: string
}

/** Stores the files of a request under random names: all of them, or none. */
export async function saveAttachments(attachments: Attachment[]): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = []
  try {
    for (const attachment of attachments) {
      const file = newId()
      await attachmentFolder.save(file, attachment.content)
      stored.push({ ...attachment, file })
    }
    return stored
  } catch (error) {
    await deleteFiles(stored.map(({ file }) => file))
    throw error
  }
}

/** Deletes files that no row names any more. */
export async function deleteFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await attachmentFolder.delete(file)
}
