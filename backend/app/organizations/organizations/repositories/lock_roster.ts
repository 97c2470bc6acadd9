import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { personJoin } from '#identity/public'
import { organizationNotFound } from '#organizations/organizations/errors'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import type Organization from '#organizations/organizations/models/organization'
import type { Person } from '#organizations/organizations/rules/membership_guards'

/** A locked organization and the members that a change concerns. */
export interface Roster {
  organization: Organization
  /** The user who makes the change, with the role read under the lock: it may have changed since the request began. */
  actor: Person
  /** The member to be changed; undefined when the user is not a member. */
  other: Person | undefined
  owners: number
}

/** Locks an organization and reads the members that a change concerns under that lock. */
export async function lockRoster(
  trx: TransactionClientContract,
  { organizationId, actorId, userId = actorId }: { organizationId: string; actorId: string; userId?: string },
): Promise<Roster> {
  const organization = await lockOrganization(trx, organizationId)
  const people: Person[] = await trx
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .where((query) => query.whereIn('users.id', [actorId, userId]).orWhere('memberships.role', 'owner'))
    .select('users.id', 'users.name', 'memberships.role')
  const actor = people.find(({ id }) => id === actorId)
  if (!actor) throw organizationNotFound()
  const owners = people.filter(({ role }) => role === 'owner').length
  return { organization, actor, other: people.find(({ id }) => id === userId), owners }
}

/** Locks an organization and reads some of its members under that lock; null when it no longer exists. */
export async function lockMembers(
  trx: TransactionClientContract,
  organizationId: string,
  ids: readonly string[],
): Promise<{ organization: Organization; people: Person[] } | null> {
  const organization = await lockOrganization(trx, organizationId, { ifExists: true })
  if (organization === null) return null
  const people: Person[] = await trx
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .whereIn('users.id', [...ids])
    .select('users.id', 'users.name', 'memberships.role')
  return { organization, people }
}
