import type { ErrorCode } from '#contract/error_code'
import type { Role } from '#contract/rules/role'
import { may } from './abilities.js'

/** A member, as far as the guards ask. */
export interface Person {
  id: string
  name: string
  role: Role
}

interface Removal {
  actor: Pick<Person, 'id' | 'role'>
  other: Pick<Person, 'id' | 'role'>
  /** Members of the organization, both included. */
  members: number
}

/** Why somebody may not remove another member; null when they may. */
export function removalRefusal({ actor, other, members }: Removal): ErrorCode | null {
  if (!may(actor.role, 'manageMembers')) return 'FORBIDDEN'
  if (members === 1) return 'CANNOT_REMOVE_LAST_USER'
  if (actor.id === other.id) return 'CANNOT_REMOVE_YOURSELF'
  return other.role === 'owner' && !may(actor.role, 'manageRoles') ? 'FORBIDDEN' : null
}

interface RoleChange {
  actor: Pick<Person, 'role'>
  other: Pick<Person, 'role'>
  /** Owners of the organization. */
  owners: number
  role: Role
}

/** Why somebody may not give a member another role; null when they may. */
export function roleRefusal({ actor, other, owners, role }: RoleChange): ErrorCode | null {
  if (!may(actor.role, 'manageRoles')) return 'FORBIDDEN'
  return role !== 'owner' ? departureRefusal(other, owners) : null
}

/** Why somebody cannot stop being what they are: an organization always has an owner. */
export function departureRefusal({ role }: Pick<Person, 'role'>, owners: number): ErrorCode | null {
  return role === 'owner' && owners === 1 ? 'LAST_OWNER' : null
}
