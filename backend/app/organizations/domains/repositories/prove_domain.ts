import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainProof } from '#contract/organizations/data/domain'
import { afterCommit } from '#core/database/transactions/transaction'
import type { DomainRow } from '#organizations/domains/queries/domains'
import { markProven } from '#organizations/domains/repositories/domains'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

/** Proves a domain of a locked organization, or confirms it again. Null is the actor of a scheduled check. */
export async function proveDomain(
  trx: TransactionClientContract,
  row: DomainRow,
  { proof, actorId }: { proof: DomainProof; actorId: string | null },
): Promise<void> {
  const { organization_id: organizationId, domain: subject } = row
  await markProven(trx, row, proof)
  if (row.proven_at === null)
    await recordAudit(trx, { organizationId, actorId, subject, action: 'domain.proven', after: { proof } })
  afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
}
