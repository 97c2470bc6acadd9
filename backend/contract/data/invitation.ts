import type { Role } from '../rules/role.ts'

/** The roles one can be invited as. */
export const INVITED_ROLES = ['member', 'admin'] as const satisfies readonly Role[]

export type InvitedRole = (typeof INVITED_ROLES)[number]

/** An invitation that has not been answered, as those see it who manage members. */
export interface Invitation {
  id: string
  invitedEmail: string
  role: InvitedRole
  /** Null when the person has left the product. */
  invitedBy: { id: string; name: string } | null
  createdAt: string
  expiresAt: string
  expired: boolean
  /** To be handed on where mail does not reach; null once it has expired. */
  link: string | null
}

export interface InvitationList {
  invitations: Invitation[]
}

/** What an invitation's link says to whoever opens it. */
export interface InvitationCheck {
  valid: boolean
  message: string
  /** Whether the invited address has an account. */
  isExistingUser: boolean
  organization: { name: string } | null
  /** Masked, so that a forwarded link tells nobody's address: `n***@example.org`. */
  invitedEmail: string | null
  /** Whether the person who asks, when signed in, is the one who was invited. */
  isForYou: boolean | null
}
