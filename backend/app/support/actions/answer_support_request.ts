import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerSupportRequest as Answer } from '#contract/data/support'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { recordDecision } from '#platform_log/public'
import { requestClosed } from '#support/errors'
import SupportAnswered from '#support/events/support_answered'
import { mailAnswer } from '#support/mails/mail_answer'
import { insertSupportAnswer } from '#support/repositories/support_answers'
import { lockSupportRequest, setSupportStatus } from '#support/repositories/support_requests'

export interface AnswerSupportRequestInput extends Answer {
  id: string
  actorId: string
}

/** Answers an open request, and closes it where asked to. A visitor is mailed; a user is notified. Returns the id of the answer. */
export default class AnswerSupportRequest {
  handle({ id, actorId, answer, close }: AnswerSupportRequestInput): Promise<string> {
    return inTransaction(async (trx) => {
      const request = await lockSupportRequest(trx, id)
      if (request.status === 'closed') throw requestClosed()
      const answerId = await insertSupportAnswer(trx, { requestId: id, authorId: actorId, content: answer })
      if (request.user_id === null) await mailAnswer(trx, answerId)
      else if (request.user_id !== actorId)
        await announce(trx, new SupportAnswered(id, answerId, request.user_id))
      const decision = { actorId, targetId: id, subject: request.title }
      await recordDecision(trx, { ...decision, action: 'support.answered' })
      if (!close) return answerId
      await setSupportStatus(trx, id, 'closed')
      await recordDecision(trx, { ...decision, action: 'support.closed' })
      return answerId
    })
  }
}

async function announce(trx: TransactionClientContract, event: SupportAnswered): Promise<void> {
  await beforeCommit(trx, event)
  const { requestId, answerId, requesterId } = event
  afterCommit(trx, () => SupportAnswered.dispatch(requestId, answerId, requesterId))
}
