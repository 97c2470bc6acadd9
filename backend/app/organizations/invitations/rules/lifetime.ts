import type { InvitedRole } from '#contract/organizations/data/invitation'
import type { Role } from '#contract/organizations/rules/role'
import { now } from '#core/runtime/clock'
import { fromInstant } from '#core/database/rows/instant'
import { may } from '#contract/organizations/rules/abilities'

const TTL_MS = 7 * 24 * 60 * 60_000

/** When an invitation that is sent at an instant, by default now, expires. */
export const newExpiry = (sendAt = now()) => new Date(sendAt.getTime() + TTL_MS)

interface Lifetime {
  expires_at: string
  role: InvitedRole
  /** The current role of the inviter in the organization; null if they have left. */
  inviter_role: Role | null
}

/**
 * Whether an invitation has expired. An invitation as admin also ends when its inviter loses the right to invite, so
 * that a removed admin cannot return through a link they kept.
 */
export function hasExpired({ expires_at, role, inviter_role }: Lifetime): boolean {
  if (fromInstant(expires_at) <= now()) return true
  return role === 'admin' && !mayInvite(inviter_role)
}

interface LinkLifetime {
  expires_at: string | null
  uses: number
  uses_max: number | null
  /** The current role of the creator in the organization; null if they have left. */
  creator_role: Role | null
}

/** Whether nobody can join with an invite link any more. It ends when its creator loses the right to invite. */
export function hasEnded({ expires_at, uses, uses_max, creator_role }: LinkLifetime): boolean {
  if (expires_at !== null && fromInstant(expires_at) <= now()) return true
  if (uses_max !== null && uses >= uses_max) return true
  return !mayInvite(creator_role)
}

const mayInvite = (role: Role | null) => role !== null && may(role, 'manageMembers')
