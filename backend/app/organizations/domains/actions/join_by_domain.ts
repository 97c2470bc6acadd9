import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JoinAnswer } from '#contract/organizations/data/domain'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { readerOf } from '#core/database/sql/reader'
import { dispatch } from '#core/jobs/dispatch'
import { User } from '#identity/public'
import TellManagers from '#organizations/domains/jobs/tell_managers'
import { joinNotOffered } from '#organizations/domains/errors'
import { listJoinOffers } from '#organizations/domains/queries/join_offers'
import { endJoinRequests, insertJoinRequest } from '#organizations/domains/repositories/join_requests'
import { isDirect } from '#organizations/domains/rules/is_direct'
import MemberJoined from '#organizations/organizations/events/member_joined'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { listManagerIds } from '#organizations/organizations/queries/joined_members'
import { insertMembership } from '#organizations/organizations/repositories/memberships'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

/**
 * Makes a person a member whose confirmed address is at a domain that the organization has proven, or asks its admins.
 * To everyone else the organization does not exist. Repeating it has the same answer.
 */
export default class JoinByDomain {
  handle(organizationId: string, userId: string): Promise<JoinAnswer> {
    return inTransaction(async (trx) => {
      const organization = await lockOrganization(trx, organizationId, { ifExists: true })
      if (!organization) throw joinNotOffered()
      if (await findMembership(userId, organizationId, trx)) return { state: 'joined' }
      // Read again: the address may have changed since the request began.
      const user = await User.findOrFail(userId, { client: trx })
      const offers = await listJoinOffers(user, readerOf(trx))
      const offer = offers.find(({ id, domain }) => id === organizationId && domain !== null)
      if (!offer) throw joinNotOffered()
      if (!isDirect(offer)) {
        await ask(trx, organizationId, user)
        return { state: 'requested' }
      }
      await join(trx, organizationId, user)
      return { state: 'joined' }
    })
  }
}

async function ask(trx: TransactionClientContract, organizationId: string, user: User): Promise<void> {
  if (!(await insertJoinRequest(trx, { organizationId, userId: user.id }))) return
  const entry = { organizationId, actorId: user.id, subject: user.name, subjectUserId: user.id }
  await recordAudit(trx, { ...entry, action: 'join.requested' })
  await dispatch(trx, TellManagers, { organizationId, about: 'joinRequested', person: user.name })
  afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
}

async function join(trx: TransactionClientContract, organizationId: string, user: User): Promise<void> {
  await endJoinRequests(trx, organizationId, [user.id])
  await insertMembership(trx, { organizationId, userId: user.id, role: 'member' }, { isInvited: true })
  const entry = { organizationId, actorId: user.id, subject: user.name, subjectUserId: user.id }
  await recordAudit(trx, { ...entry, action: 'member.joined', after: { role: 'member' } })
  const managerIds = await listManagerIds(trx, organizationId, user.id)
  afterCommit(trx, () => MemberJoined.dispatch(organizationId, user.id, managerIds))
}
