import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#contract/data/audit'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

/** The changed fields by name, as they were or as they are. */
export type AuditFields = Record<string, string | null>

export interface Deed {
  organizationId: string
  actorId: string
  action: AuditAction
  /** What it was done to, by the name it has now. */
  subject?: string | null
  before?: AuditFields | null
  after?: AuditFields | null
}

const SUBJECT_MAX = 255
const asText = (fields: AuditFields | null) => (fields === null ? null : JSON.stringify(fields))

/** Writes into the audit log who did what, in the transaction that does it. Nothing there is ever changed. */
export async function recordAudit(trx: TransactionClientContract, deed: Deed): Promise<void> {
  const { organizationId, actorId, action, subject = null, before = null, after = null } = deed
  await trx.table('audit_entries').insert({
    id: newId(),
    organization_id: organizationId,
    actor_id: actorId,
    action,
    subject: subject?.slice(0, SUBJECT_MAX) ?? null,
    before: asText(before),
    after: asText(after),
    created_at: toInstant(now()),
  })
}
