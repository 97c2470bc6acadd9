import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import TellRequester from '#organizations/domains/jobs/tell_requester'
import { requireJoinRequest, type JoinRequestRow } from '#organizations/domains/queries/join_requests'
import { declineJoinRequest, endJoinRequests } from '#organizations/domains/repositories/join_requests'
import MemberJoined from '#organizations/organizations/events/member_joined'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { listManagerIds } from '#organizations/organizations/queries/joined_members'
import { insertMembership } from '#organizations/organizations/repositories/memberships'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface AnswerInput {
  organizationId: string
  /** The admin or owner. */
  userId: string
  id: string
  answer: 'approved' | 'declined'
}

/** Answers a request to join: the person becomes a member, or cannot ask again for a while. They are told by mail. */
export default class AnswerJoinRequest {
  handle({ organizationId, userId: actorId, id, answer }: AnswerInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const request = await requireJoinRequest({ organizationId, id }, trx)
      const { user_id: userId, name: subject } = request
      if (answer === 'approved') await join(trx, { organizationId, actorId, request })
      else await declineJoinRequest(trx, id)
      const entry = { organizationId, actorId, subject, subjectUserId: userId }
      await recordAudit(trx, { ...entry, action: `join.${answer}` })
      await dispatch(trx, TellRequester, { organizationId, userId, answer })
      await completeAction(trx)
      afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
    })
  }
}

interface Approval {
  organizationId: string
  actorId: string
  request: JoinRequestRow
}

async function join(
  trx: TransactionClientContract,
  { organizationId, actorId, request: { user_id: userId } }: Approval,
): Promise<void> {
  await endJoinRequests(trx, organizationId, [userId])
  await insertMembership(trx, { organizationId, userId, role: 'member' }, { isInvited: true })
  const managerIds = await listManagerIds(trx, organizationId, actorId)
  afterCommit(trx, () => MemberJoined.dispatch(organizationId, userId, managerIds))
}
