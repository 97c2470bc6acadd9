import { afterCommit, inTransaction } from '#core/database/transaction'
import MemberJoined from '#organizations/events/member_joined'
import { insertMembership } from '#organizations/repositories/memberships'
import type { Membership } from '#organizations/queries/find_membership'

/** Adds a user to an organization. */
export default class AddMember {
  async handle(membership: Membership): Promise<void> {
    await inTransaction(async (trx) => {
      await insertMembership(trx, membership)
      afterCommit(trx, () => MemberJoined.dispatch(membership.organizationId, membership.userId))
    })
  }
}
