import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OrganizationFields } from '#contract/data/organization'
import { recordAudit, type AuditFields, type Deed } from '#organizations/audit/record_audit'

const ACTION_OF = {
  name: 'organization.updated',
  description: 'organization.updated',
  publicShareMessage: 'templates.updated',
  slackShareMessage: 'templates.updated',
  copiersVisible: 'organization.updated',
} as const satisfies Record<keyof OrganizationFields, Deed['action']>

const asText = (value: string | boolean | null) => (value === null ? null : String(value))

type Fields = Partial<OrganizationFields>

/** Writes changed fields into the audit log: what the company says of itself, and its share messages, apart. */
export async function recordChanges(
  trx: TransactionClientContract,
  { before, after, ...deed }: Omit<Deed, 'action' | 'before' | 'after'> & { before: Fields; after: Fields },
): Promise<void> {
  const names = Object.keys(after) as (keyof Fields)[]
  for (const [action, fields] of Map.groupBy(names, (name) => ACTION_OF[name])) {
    const only = (values: Fields) =>
      Object.fromEntries(fields.map((name) => [name, asText(values[name] ?? null)])) as AuditFields
    await recordAudit(trx, { ...deed, action, before: only(before), after: only(after) })
  }
}
