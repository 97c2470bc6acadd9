import type { SupportStatus } from '#contract/moderation/rules/support'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { requestClosed, requestOpen } from '#moderation/support/errors'
import { lockSupportRequest, setSupportStatus } from '#moderation/support/repositories/support_requests'

export interface ChangeSupportStatusInput {
  id: string
  actorId: string
  status: SupportStatus
}

const REFUSALS = { open: requestOpen, closed: requestClosed } satisfies Record<SupportStatus, unknown>
const ACTIONS = { open: 'support.reopened', closed: 'support.closed' } as const satisfies Record<
  SupportStatus,
  string
>

/** Closes a request, or reopens it. If two administrators do so at the same time, the second is refused. */
export default class ChangeSupportStatus {
  handle({ id, actorId, status }: ChangeSupportStatusInput): Promise<void> {
    return inTransaction(async (trx) => {
      const request = await lockSupportRequest(trx, id)
      if (request.status === status) throw REFUSALS[status]()
      await setSupportStatus(trx, id, status)
      const [before, after] = [{ status: request.status }, { status }]
      const decision = { actorId, targetId: id, subject: request.title, before, after }
      await recordDecision(trx, { ...decision, action: ACTIONS[status] })
      await completeAction(trx)
    })
  }
}
