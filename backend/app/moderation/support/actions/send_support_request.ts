import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { queueMail } from '#core/mail/outbox'
import { noticeMail } from '#moderation/support/mails/support_mail'
import {
  attachmentFolder,
  saveAttachments,
  type StoredAttachment,
} from '#moderation/support/repositories/attachment_files'
import {
  insertSupportRequest,
  type NewSupportRequest,
} from '#moderation/support/repositories/support_requests'
import { toAttachment, type TypedFile } from '#moderation/support/rules/to_attachment'

export interface SendSupportRequestInput extends NewSupportRequest {
  /** The name of the requester, for the mail to the support address. */
  requesterName: string
  files: TypedFile[]
  /** The address that is notified of the request. */
  noticeTo?: string
}

/** Stores a support request. Files are written first, so that every row refers to an existing file. Returns the id. */
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

/** If a COMMIT gets no answer, the rows may exist; otherwise a job deletes the files. */
async function keepingNoOrphans<T>(stored: StoredAttachment[], write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE'
    if (!isUnknown) await attachmentFolder.discard(stored.map(({ file }) => file))
    throw error
  }
}
