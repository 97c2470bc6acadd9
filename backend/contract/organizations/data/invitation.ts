import type { Role } from '../rules/role.ts'
import type { Pagination } from '../../core/data/pagination.ts'

/** The roles of an invitation. */
export const INVITED_ROLES = ['member', 'admin'] as const satisfies readonly Role[]

export type InvitedRole = (typeof INVITED_ROLES)[number]

/** An open invitation, as members who manage it see it. */
export interface Invitation {
  id: string
  invitedEmail: string
  role: InvitedRole
  /** Null when the account has been deleted. */
  invitedBy: { id: string; name: string } | null
  createdAt: string
  expiresAt: string
  expired: boolean
  /** When its mail will be sent, while it waits for the limit of a day; null once it is sent. */
  sendAt: string | null
  /** To be passed on where mail does not arrive; null once it has expired. */
  link: string | null
}

/** A page of the open invitations, newest first. */
export interface InvitationList {
  invitations: Invitation[]
  pagination: Pagination
  /** Whether this server sends mails; otherwise links are passed on by hand. */
  areMailed: boolean
}

/** The link with which anyone may join an organization, as members who manage it see it. */
export interface InviteLink {
  link: string
  role: InvitedRole
  /** Null when the account has been deleted. */
  createdBy: { id: string; name: string } | null
  createdAt: string
  /** Null if it does not expire. */
  expiresAt: string | null
  /** How many people have joined with it. */
  uses: number
  /** How many may; null for any number. */
  usesMax: number | null
  /** It has expired, was used up, or its creator may no longer invite: nobody can join with it. */
  hasEnded: boolean
}

/** Null while the organization has none. */
export interface InviteLinkAnswer {
  inviteLink: InviteLink | null
}

export interface InviteLinkRequest {
  role?: InvitedRole
  /** After how many days it expires; never by default. */
  days?: number
  /** How many people may join with it; any number by default. */
  usesMax?: number
}

/** An invitation or invite link, as shown to any visitor who opens it. */
export interface InvitationCheck {
  valid: boolean
  /** `ended` when it has expired or was accepted, cancelled or replaced; `joined` for the member who accepted it. */
  state: 'open' | 'joined' | 'ended' | 'unknown'
  message: string
  /** Whether the invited address has an account. */
  isExistingUser: boolean
  organization: { name: string } | null
  /** The name of the inviter; null when the account has been deleted. */
  invitedBy: string | null
  /** Masked (`n***@example.org`), so that a forwarded link does not reveal the address. Null for an invite link. */
  invitedEmail: string | null
  /** The full address while it has no account, for the sign-up form; else null. */
  signUpEmail: string | null
  /** Whether the signed-in user is the invited one; null when signed out, and for an invite link. */
  isForYou: boolean | null
}

export interface InvitationRequest {
  email: string
  role?: InvitedRole
  /** Invites the address even when it has no account yet. */
  allowSignup?: boolean
}

/** Invites several addresses. Bad ones among them do not stop the others. */
export interface InvitationsRequest extends Omit<InvitationRequest, 'email'> {
  emails: string[]
}

/**
 * What became of an address: invited (`sent`), invited with a mail that waits for the limit of a day (`queued`), without
 * an account (`unknown`), already a `member`, already `invited`, or no address (`invalid`).
 */
export type InviteOutcome = 'sent' | 'queued' | 'unknown' | 'member' | 'invited' | 'invalid'

export interface InviteResult {
  /** As it was sent. */
  email: string
  outcome: InviteOutcome
  /** When the mail of a `queued` one will be sent. */
  sendAt: string | null
}

/** The outcome for each address, in the order of the request. */
export interface InviteResults {
  results: InviteResult[]
}

export interface AcceptInvitationRequest {
  token: string
}
