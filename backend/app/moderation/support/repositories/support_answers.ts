import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newestEventTime, nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { announceChange } from '#moderation/support/repositories/support_requests'

interface NewAnswer {
  requestId: string
  authorId: string
  content: string
}

/** Inserts an answer of an administrator. Returns its id. */
export async function insertSupportAnswer(
  trx: TransactionClientContract,
  { requestId, authorId, content }: NewAnswer,
): Promise<string> {
  const id = newId()
  const created_at = toInstant(await nextEventTime(trx))
  await trx
    .table('support_answers')
    .insert({ id, request_id: requestId, author_id: authorId, content, created_at })
  announceChange(trx)
  return id
}

/** Marks answers to the requests of a user as read. */
export async function markAnswersRead(
  trx: TransactionClientContract,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await trx
    .from('support_answers')
    .whereIn('id', [...ids])
    .whereIn('request_id', (requests) => {
      requests.from('support_requests').where('user_id', userId).select('id')
    })
    .update({ read_at: toInstant(await newestEventTime(trx)) })
}
