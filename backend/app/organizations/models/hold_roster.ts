import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { organizationNotFound } from '#organizations/errors'
import { holdOrganization } from '#organizations/models/hold_organization'
import type Organization from '#organizations/models/organization'
import type { Person } from '#organizations/rules/membership_guards'

/** An organization that is held, with those of its people whom a change is about. */
export interface Roster {
  organization: Organization
  /** Whoever asks, in the role they have now: it may have changed since the request came in. */
  actor: Person
  /** The member the change is about; undefined when they are none. */
  other: Person | undefined
  owners: number
}

/** Holds an organization, and reads its owners and the two people a change is about as they are under the lock. */
export async function holdRoster(
  trx: TransactionClientContract,
  { organizationId, actorId, userId = actorId }: { organizationId: string; actorId: string; userId?: string },
): Promise<Roster> {
  const organization = await holdOrganization(trx, organizationId)
  const people: Person[] = await trx
    .from('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.organization_id', organizationId)
    .where((query) => query.whereIn('users.id', [actorId, userId]).orWhere('memberships.role', 'owner'))
    .select('users.id', 'users.name', 'memberships.role')
  const actor = people.find(({ id }) => id === actorId)
  if (!actor) throw organizationNotFound()
  const owners = people.filter(({ role }) => role === 'owner').length
  return { organization, actor, other: people.find(({ id }) => id === userId), owners }
}
