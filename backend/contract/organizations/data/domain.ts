import type { Pagination } from '../../core/data/pagination.ts'

/** How people with an address at a domain become members: at once (`direct`), or with the yes of an admin (`request`). */
export const JOININGS = ['request', 'direct'] as const

export type Joining = (typeof JOININGS)[number]

/** The mailboxes of those who run a domain. */
export const MAILBOXES = ['postmaster', 'admin'] as const

export type Mailbox = (typeof MAILBOXES)[number]

/** A DNS record, or a code that was mailed to one of the mailboxes. */
export type DomainProof = 'dns' | 'mail'

/**
 * `pending` until it is proven. `failing` while it could not be confirmed again; it is `lost` at `endsAt` then.
 */
export type DomainState = 'pending' | 'proven' | 'failing' | 'lost'

/** A domain of an organization, as owners and admins see it. */
export interface OrganizationDomain {
  id: string
  /** In punycode. */
  domain: string
  state: DomainState
  /** How it was proven last. */
  proof: DomainProof | null
  joining: Joining
  /** The record that proves it. */
  record: { name: string; value: string }
  /** The mailbox of the last code, and until when the code works; null without one. */
  mailbox: Mailbox | null
  codeExpiresAt: string | null
  checkedAt: string | null
  /** When it is checked again. */
  checksAt: string | null
  endsAt: string | null
}

/** At most `ORGANIZATION_DOMAINS_MAX`, by name. */
export interface DomainList {
  domains: OrganizationDomain[]
  /** Whether this server sends mails; a record is the only proof otherwise. */
  areMailed: boolean
  /** Whether the reader may change them. */
  canManage: boolean
}

export interface DomainAnswer {
  domain: OrganizationDomain
}

export interface AddDomainRequest {
  domain: string
  joining?: Joining
}

export interface UpdateDomainRequest {
  joining: Joining
}

export interface SendDomainCodeRequest {
  mailbox: Mailbox
}

export interface DomainCodeRequest {
  code: string
}

/** A person who has asked to join an organization. */
export interface JoinRequest {
  id: string
  person: { id: string; name: string; email: string; avatarUrl: string | null }
  /** Whether the person was removed from the organization before. */
  wasRemoved: boolean
  createdAt: string
}

/** A page of the open requests, the oldest first. */
export interface JoinRequestList {
  requests: JoinRequest[]
  pagination: Pagination
}

/** An organization that a person may join, or has asked to join. */
export interface JoinOffer {
  organization: { id: string; name: string }
  /** The domain that it has proven; null when it no longer has, and the person has asked before. */
  domain: string | null
  joining: Joining
  /** When the person has asked; null if they have not. */
  requestedAt: string | null
  /** Whether the person has hidden it from the menu of their organizations. */
  isDismissed: boolean
}

/** That of the domain of the reader’s address, and those that the reader has asked to join. */
export interface JoinOffers {
  offers: JoinOffer[]
}

export interface JoinAnswer {
  state: 'joined' | 'requested'
}
