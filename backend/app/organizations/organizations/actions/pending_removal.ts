import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  refusalsOf,
  type PendingKind,
  type Refusals,
  type TargetedAction,
} from '#core/jobs/pending/pending_kinds'
import { lockMembers } from '#organizations/organizations/repositories/lock_roster'
import { removeMembers } from '#organizations/organizations/repositories/remove_members'
import { removalRefusal } from '#organizations/organizations/rules/membership_guards'

interface OfOrganization {
  organizationId: string
}

/** The removal of members, which can be undone. Until it is carried out, they are members. */
export const pendingRemoval: PendingKind<OfOrganization> = {
  name: 'members.remove',
  targetOf: (userId, { organizationId }) => `${organizationId}:${userId}`,
  judge,
  async carryOut(trx, { userId: actorId, ids, input: { organizationId } }) {
    const roster = await lockMembers(trx, organizationId, ids)
    await removeMembers(trx, { organizationId, actorId, members: roster!.people })
  },
}

async function judge(
  trx: TransactionClientContract,
  { userId: actorId, ids, input: { organizationId } }: TargetedAction<OfOrganization>,
): Promise<Refusals> {
  const roster = await lockMembers(trx, organizationId, [...ids, actorId])
  const people = new Map(roster?.people.map((person) => [person.id, person]))
  const actor = people.get(actorId)
  if (!roster || !actor) return refusalsOf(ids, () => 'ORG_NOT_FOUND')
  return refusalsOf(ids, (id) => {
    const other = people.get(id)
    if (!other) return 'MEMBER_NOT_FOUND'
    return removalRefusal({ actor, other, members: roster.organization.membersCount })
  })
}
