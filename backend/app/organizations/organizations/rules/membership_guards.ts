import type { ErrorCode } from '#contract/error_code'
import type { Role } from '#contract/organizations/rules/role'
import { may } from '#contract/organizations/rules/abilities'

/** The fields of a member on which the guards depend. */
export interface Person {
  id: string
  name: string
  role: Role
}

interface Removal {
  actor: Pick<Person, 'id' | 'role'>
  other: Pick<Person, 'id' | 'role'>
  /** The number of members, including both. */
  members: number
}

/** Why `actor` may not remove `other`; null when they may. */
export function removalRefusal({ actor, other, members }: Removal): ErrorCode | null {
  if (!may(actor.role, 'manageMembers')) return 'FORBIDDEN'
  if (members === 1) return 'CANNOT_REMOVE_LAST_USER'
  if (actor.id === other.id) return 'CANNOT_REMOVE_YOURSELF'
  return other.role === 'owner' && !may(actor.role, 'manageRoles') ? 'FORBIDDEN' : null
}

interface RoleChange {
  actor: Pick<Person, 'role'>
  other: Pick<Person, 'role'>
  /** The number of owners. */
  owners: number
  role: Role
}

/** Why `actor` may not give `other` this role; null when they may. */
export function roleRefusal({ actor, other, owners, role }: RoleChange): ErrorCode | null {
  if (!may(actor.role, 'manageRoles')) return 'FORBIDDEN'
  return role !== 'owner' ? ownerRefusal(other, owners) : null
}

/** Why a member may not leave or lose their role: an organization always has an owner. Null when they may. */
export function ownerRefusal({ role }: Pick<Person, 'role'>, owners: number): ErrorCode | null {
  return role === 'owner' && owners === 1 ? 'LAST_OWNER' : null
}
