import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#contract/organizations/data/audit'
import type { OrganizationFields } from '#contract/organizations/data/organization'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { emailKey } from '#core/database/search/email_key'
import AuditRecorded from '#organizations/organizations/events/audit_recorded'

/** Changed fields by name, before or after the change. */
export type AuditFields = Record<string, string | null>

export interface NewAuditEntry {
  organizationId: string
  /** Null for changes without an actor, such as an integration that was ended at the other service. */
  actorId: string | null
  action: AuditAction
  /** The current name of the target. */
  subject?: string | null
  /** The user or the address that the entry is about, which is then the subject. */
  subjectUserId?: string
  subjectEmail?: string
  before?: AuditFields | null
  after?: AuditFields | null
}

const SUBJECT_MAX = 255
const toJson = (fields: AuditFields | null) => (fields === null ? null : JSON.stringify(fields))

/** Appends entries to the audit log. They never change, except that they lose the name of a deleted account. */
export async function recordAudit(
  trx: TransactionClientContract,
  ...entries: readonly NewAuditEntry[]
): Promise<void> {
  if (entries.length === 0) return
  await trx.table('audit_entries').multiInsert(entries.map(toRow))
  for (const { action, actorId, organizationId } of entries)
    afterCommit(trx, () => AuditRecorded.dispatch(action, actorId, organizationId))
}

function toRow(entry: NewAuditEntry) {
  const { organizationId, actorId, action, subjectUserId = null, subjectEmail } = entry
  const { subject = subjectEmail ?? null, before = null, after = null } = entry
  return {
    id: newId(),
    organization_id: organizationId,
    actor_id: actorId,
    action,
    subject: subject?.slice(0, SUBJECT_MAX) ?? null,
    subject_user_id: subjectUserId,
    subject_email_key: subjectEmail === undefined ? null : emailKey(subjectEmail),
    before: toJson(before),
    after: toJson(after),
    created_at: toInstant(now()),
  }
}

const ACTION_OF = {
  name: 'organization.updated',
  description: 'organization.updated',
  publicShareMessage: 'templates.updated',
  slackShareMessage: 'templates.updated',
  copiersVisible: 'organization.updated',
  copiesPerPost: 'organization.updated',
  postWindowHours: 'organization.updated',
  importantPerWeek: 'organization.updated',
  isPaced: 'organization.updated',
  reminderShare: 'organization.updated',
  inactivityWeeks: 'organization.updated',
} as const satisfies Record<keyof OrganizationFields, AuditAction>

type Fields = Partial<OrganizationFields>

interface FieldChanges extends Pick<NewAuditEntry, 'organizationId' | 'actorId' | 'subject'> {
  before: Fields
  after: Fields
}

const toText = (value: string | number | boolean | null) => (value === null ? null : String(value))

/** Appends an entry for changed settings and one for changed share messages. */
export async function recordChanges(
  trx: TransactionClientContract,
  { before, after, ...entry }: FieldChanges,
): Promise<void> {
  const names = Object.keys(after) as (keyof Fields)[]
  for (const [action, fields] of Map.groupBy(names, (name) => ACTION_OF[name])) {
    const only = (values: Fields): AuditFields =>
      Object.fromEntries(fields.map((name) => [name, toText(values[name] ?? null)]))
    await recordAudit(trx, { ...entry, action, before: only(before), after: only(after) })
  }
}
