import vine from '@vinejs/vine'
import { AUDIT_ACTIONS, type AuditQuery } from '#contract/organizations/data/audit'
import { logFields } from '#core/http/validation/log_fields'
import type { RequestFields } from '#core/http/validation/request_fields'

export const auditValidator = vine.create(logFields(AUDIT_ACTIONS) satisfies RequestFields<AuditQuery>)
