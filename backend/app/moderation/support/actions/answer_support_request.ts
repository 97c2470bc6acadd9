import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AnswerSupportRequest as Answer } from '#contract/moderation/data/support'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { recordDecision } from '#core/events/decision_made'
import { requestClosed } from '#moderation/support/errors'
import SupportAnswered from '#moderation/support/events/support_answered'
import { mailAnswer } from '#moderation/support/mails/mail_answer'
import { insertSupportAnswer } from '#moderation/support/repositories/support_answers'
import { lockSupportRequest, setSupportStatus } from '#moderation/support/repositories/support_requests'

export interface AnswerSupportRequestInput extends Answer {
  id: string
  actorId: string
}

/**
 * Answers an open request, and closes it on request. A visitor gets a mail, a user a notification. Returns the id of
 * the answer.
 */
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
      await completeAction(trx)
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
