import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextEventTime } from '#core/database/event_time'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

interface NewAnswer {
  requestId: string
  authorId: string
  content: string
}

/** Inserts an answer of an administrator. */
export async function insertSupportAnswer(
  trx: TransactionClientContract,
  { requestId, authorId, content }: NewAnswer,
): Promise<void> {
  const created_at = toInstant(await nextEventTime(trx))
  await trx
    .table('support_answers')
    .insert({ id: newId(), request_id: requestId, author_id: authorId, content, created_at })
}
