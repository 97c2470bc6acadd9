import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OrganizationFields } from '#contract/data/organization'
import { recordAudit, type AuditFields, type Deed } from '#organizations/audit/record_audit'

const ACTION_OF = {
  name: 'organization.updated',
  description: 'organization.updated',
  publicShareMessage: 'templates.updated',
  slackShareMessage: 'templates.updated',
} as const satisfies Record<keyof OrganizationFields, Deed['action']>

type Fields = Partial<OrganizationFields>

/** Writes changed fields into the audit log: what the company says of itself, and its share messages, apart. */
export async function recordChanges(
  trx: TransactionClientContract,
  { before, after, ...deed }: Omit<Deed, 'action'> & { before: Fields; after: Fields },
): Promise<void> {
  const names = Object.keys(after) as (keyof Fields)[]
  for (const [action, fields] of Map.groupBy(names, (name) => ACTION_OF[name])) {
    const only = (values: Fields) =>
      Object.fromEntries(fields.map((name) => [name, values[name]])) as AuditFields
    await recordAudit(trx, { ...deed, action, before: only(before), after: only(after) })
  }
}
