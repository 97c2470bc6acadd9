import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { beforeCommit } from '#core/events/before_commit'
import { closeDomains } from '#organizations/domains/repositories/domains'
import { OrganizationTokens } from '#identity/public'
import { closeInvitations } from '#organizations/invitations/repositories/invitations'
import { markOrganizationDeleted } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'
import { reserveNames } from '#organizations/organizations/repositories/reserved_names'
import { DeletionBegun } from '#organizations/organizations/events/organization_deletion'

/**
 * Soft-deletes a locked organization: its posts leave the public lists, its invitations, tokens and keys end, and its name and
 * slug remain reserved for a year. `purgeOrganizations` deletes the rows later.
 */
export async function deleteOrganization(
  trx: TransactionClientContract,
  organization: { id: string; name: string; slug: string },
  actorId: string,
): Promise<void> {
  const { id: organizationId, name: subject } = organization
  await beforeCommit(trx, new DeletionBegun(organizationId, actorId))
  await closeInvitations(trx, organizationId)
  await closeDomains(trx, organizationId)
  await new OrganizationTokens(organizationId).deleteAll(trx)
  await recordAudit(trx, { organizationId, actorId, action: 'organization.deleted', subject })
  await reserveNames(trx, organization, actorId)
  await markOrganizationDeleted(trx, organizationId)
}
