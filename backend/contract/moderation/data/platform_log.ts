import type { LogQuery } from '../../core/data/log_query.ts'
import type { Pagination } from '../../core/data/pagination.ts'

/** The decisions of administrators of the installation; each kind has a text in the platform log. */
export const PLATFORM_ACTIONS = [
  'post.approved',
  'post.rejected',
  'post.hidden',
  'post.shown',
  'post.marked_sensitive',
  'post.unmarked_sensitive',
  'host.approved',
  'host.blocked',
  'host.changed',
  'host.removed',
  'report.resolved',
  'report.reopened',
  'tag.created',
  'tag.changed',
  'tag.merged',
  'tag.deleted',
  'testimonial.approved',
  'testimonial.declined',
  'testimonial.taken_down',
  'support.answered',
  'support.closed',
  'support.reopened',
  'user.disabled',
  'user.enabled',
  'user.made_administrator',
  'user.unmade_administrator',
  'user.signed_out',
  'user.reset_link_made',
  'scim.token_created',
  'scim.token_revoked',
  'scim.group_mapped',
  'sign_up.changed',
  'password_sign_in.changed',
  'openid_provider.created',
  'openid_provider.changed',
  'openid_provider.deleted',
  'job.retried',
  'job.discarded',
] as const

export type PlatformAction = (typeof PLATFORM_ACTIONS)[number]

/** The fields in entries; each has a text in the platform log. */
export const PLATFORM_FIELDS = [
  'name',
  'isPredefined',
  'posts',
  'isSensitive',
  'moderatorResponse',
  'turnedDown',
  'status',
  'reason',
  'state',
  'includesSubdomains',
  'signUpPasswords',
  'signUpExternal',
  'signUpDomains',
  'organization',
  'role',
  'passwordSignIn',
  'label',
  'logo',
  'issuer',
  'clientId',
  'clientSecret',
  'scopes',
  'nameClaim',
  'requiredClaim',
  'requiredValue',
  'emailDomains',
  'isOn',
] as const

export type PlatformField = (typeof PLATFORM_FIELDS)[number]

export type DecisionFields = Partial<Record<PlatformField, string | null>>

/** An entry of the platform log. `before` and `after` contain the changed fields by name. */
export interface PlatformLogEntry {
  id: string
  action: PlatformAction
  /** Null when the account has been deleted. */
  actor: { id: string; name: string } | null
  targetId: string | null
  /** Empty when the name of the target is not public. */
  subject: string
  before: DecisionFields | null
  after: DecisionFields | null
  createdAt: string
}

/** A page of the platform log, newest first. */
export interface PlatformLog {
  entries: PlatformLogEntry[]
  pagination: Pagination
}

/** An absent filter matches everything. */
export type PlatformLogQuery = LogQuery<PlatformAction>
