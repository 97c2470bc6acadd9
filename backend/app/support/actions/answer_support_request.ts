import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerSupportRequest as Answer } from '#contract/data/support'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { recordDecision } from '#platform_log/public'
import { requestClosed } from '#support/errors'
import { answerMail } from '#support/mails/support_mail'
import type { SupportRequestRecord } from '#support/models/support_request_record'
import { insertSupportAnswer } from '#support/repositories/support_answers'
import { lockSupportRequest, setSupportStatus } from '#support/repositories/support_requests'
import { User } from '#users/public'

export interface AnswerSupportRequestInput extends Answer {
  id: string
  actorId: string
}

/** Answers an open request by mail, and closes it where asked to. */
export default class AnswerSupportRequest {
  handle({ id, actorId, answer, close }: AnswerSupportRequestInput): Promise<void> {
    return inTransaction(async (trx) => {
      const request = await lockSupportRequest(trx, id)
      if (request.status === 'closed') throw requestClosed()
      await insertSupportAnswer(trx, { requestId: id, authorId: actorId, content: answer })
      await mailAnswer(trx, request, answer)
      const decision = { actorId, targetId: id, subject: request.title }
      await recordDecision(trx, { ...decision, action: 'support.answered' })
      if (!close) return
      await setSupportStatus(trx, id, 'closed')
      await recordDecision(trx, { ...decision, action: 'support.closed' })
    })
  }
}

/** To the current address of an account, or to the one that a visitor gave. */
async function mailAnswer(
  trx: TransactionClientContract,
  { user_id, name, email, language, title }: SupportRequestRecord,
  answer: string,
): Promise<void> {
  const user = user_id === null ? null : await User.find(user_id, { client: trx })
  const recipient = user ?? { name: name ?? '', email, language }
  // An account that is being deleted has none any more.
  if (!recipient.email) return
  const mail = { name: recipient.name, language: recipient.language ?? language, title, answer }
  await queueMail(trx, recipient.email, answerMail(mail))
}
