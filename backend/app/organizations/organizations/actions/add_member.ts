import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import MemberJoined from '#organizations/organizations/events/member_joined'
import { insertMembership } from '#organizations/organizations/repositories/memberships'
import type { Membership } from '#organizations/organizations/queries/find_membership'

/** Adds a user to an organization. */
export default class AddMember {
  async handle(membership: Membership): Promise<void> {
    await inTransaction(async (trx) => {
      await insertMembership(trx, membership)
      afterCommit(trx, () => MemberJoined.dispatch(membership.organizationId, membership.userId))
    })
  }
}
