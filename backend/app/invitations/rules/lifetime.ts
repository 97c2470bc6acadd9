import type { InvitedRole } from '#contract/data/invitation'
import type { Role } from '#contract/rules/role'
import { now } from '#core/clock'
import { fromInstant } from '#core/database/instant'
import { may } from '#organizations/public'

const TTL_MS = 7 * 24 * 60 * 60_000

/** When an invitation sent now expires. */
export const newExpiry = () => new Date(now().getTime() + TTL_MS)

interface Lifetime {
  expires_at: string
  role: InvitedRole
  /** The present role of the inviter in the organization; null if they have left. */
  inviter_role: Role | null
}

/**
 * Whether an invitation has expired. One to become an admin ends with the right of its inviter to invite, so that a
 * removed admin does not come back by a link they kept.
 */
export function hasExpired({ expires_at, role, inviter_role }: Lifetime): boolean {
  if (fromInstant(expires_at) <= now()) return true
  return role === 'admin' && (inviter_role === null || !may(inviter_role, 'manageMembers'))
}
