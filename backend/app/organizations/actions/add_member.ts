import { afterCommit, inTransaction } from '#core/database/transaction'
import MemberJoined from '#organizations/events/member_joined'
import { enrol } from '#organizations/models/enrol'
import type { Membership } from '#organizations/queries/find_membership'

/** Adds a person to an organization. */
export default class AddMember {
  async handle(membership: Membership): Promise<void> {
    await inTransaction(async (trx) => {
      await enrol(trx, membership)
      afterCommit(trx, () => MemberJoined.dispatch(membership.organizationId, membership.userId))
    })
  }
}
