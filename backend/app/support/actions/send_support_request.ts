import { inTransaction } from '#core/database/transaction'
import { AppError } from '#core/errors/app_error'
import { queueMail } from '#core/mail/outbox'
import { noticeMail } from '#support/mails/support_mail'
import {
  attachmentFolder,
  saveAttachments,
  type StoredAttachment,
} from '#support/repositories/attachment_files'
import { insertSupportRequest, type NewSupportRequest } from '#support/repositories/support_requests'
import { toAttachment, type TypedFile } from '#support/rules/to_attachment'

export interface SendSupportRequestInput extends NewSupportRequest {
  /** The name of the requester, for the mail to the support address. */
  requesterName: string
  files: TypedFile[]
  /** Who is mailed about the request. */
  noticeTo?: string
}

/** Stores a support request. Files are written first, so that no row names a file that does not exist. Returns the id. */
export default class SendSupportRequest {
  async handle({ requesterName, files, noticeTo: to, ...request }: SendSupportRequestInput): Promise<string> {
    const attachments = []
    for (const file of files) attachments.push(await toAttachment(file))
    const stored = await saveAttachments(attachments)
    return keepingNoOrphans(stored, () =>
      inTransaction(async (trx) => {
        const id = await insertSupportRequest(trx, request, stored)
        if (to !== undefined) await queueMail(trx, to, noticeMail({ ...request, id, name: requesterName }))
        return id
      }),
    )
  }
}

/** After a COMMIT without an answer the rows may exist: a job deletes the files if they do not. */
async function keepingNoOrphans<T>(stored: StoredAttachment[], write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE'
    if (!isUnknown) await attachmentFolder.discard(stored.map(({ file }) => file))
    throw error
  }
}
