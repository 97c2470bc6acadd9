import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'
import { announceChange } from '#moderation/support/repositories/support_requests'

/** Deletes every request of a user, and their files after the commit. */
export async function deleteSupportRequestsByUser(
  trx: TransactionClientContract,
  userId: string,
): Promise<void> {
  const rows: { file: string }[] = await trx
    .from('support_attachments')
    .join('support_requests', 'support_requests.id', 'support_attachments.request_id')
    .where('support_requests.user_id', userId)
    .whereNotNull('support_attachments.file')
    .select('support_attachments.file')
  await trx.from('support_requests').where('user_id', userId).delete()
  announceChange(trx)
  afterCommit(trx, () => attachmentFolder.discard(rows.map(({ file }) => file)))
}
