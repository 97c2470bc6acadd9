import type { LogQuery } from '../../core/data/log_query.ts'
import type { Pagination } from '../../core/data/pagination.ts'

/** The kinds of audit entries. */
export const AUDIT_ACTIONS = [
  'member.joined',
  'member.removed',
  'member.left',
  'role.changed',
  'ownership.transferred',
  'invitation.sent',
  'invitation.resent',
  'invitation.cancelled',
  'invite_link.created',
  'invite_link.revoked',
  'domain.added',
  'domain.proven',
  'domain.updated',
  'domain.lost',
  'domain.removed',
  'join.requested',
  'join.withdrawn',
  'join.approved',
  'join.declined',
  'organization.created',
  'organization.updated',
  'organization.deleted',
  'templates.updated',
  'integration.connected',
  'integration.disconnected',
  'integration.messaged',
  'integration.updated',
  'ai.updated',
  'api_token.created',
  'api_token.revoked',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The query of the audit log. */
export type AuditQuery = LogQuery<AuditAction>

/** An audit entry. `before` and `after` contain the changed fields by name. */
export interface AuditEntry {
  id: string
  action: AuditAction
  /** Null when the account has been deleted. */
  actor: { id: string; name: string } | null
  subject: string | null
  before: Record<string, string | null> | null
  after: Record<string, string | null> | null
  createdAt: string
}

/** A page of the audit log, newest first. */
export interface AuditPage {
  entries: AuditEntry[]
  pagination: Pagination
}
