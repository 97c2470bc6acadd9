import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteAiKeys } from '#ai/public'
import { closeInvitations } from '#invitations/public'
import { markOrganizationDeleted, recordAudit, reserveNames } from '#organizations/public'
import { unlistPosts } from '#posts/public'
import { disconnectSlack } from '#slack/public'

/**
 * Soft-deletes an organization that the caller has locked: its posts leave the public lists, its invitations and keys end,
 * its name and slug stay reserved for a year. `purgeOrganizations` deletes the rows later.
 */
export async function deleteOrganization(
  trx: TransactionClientContract,
  organization: { id: string; name: string; slug: string },
  actorId: string,
): Promise<void> {
  const { id: organizationId, name: subject } = organization
  await unlistPosts(trx, organizationId)
  await closeInvitations(trx, organizationId)
  await disconnectSlack(trx, { organizationId, actorId })
  await deleteAiKeys(trx, organizationId)
  await recordAudit(trx, { organizationId, actorId, action: 'organization.deleted', subject })
  await reserveNames(trx, organization, actorId)
  await markOrganizationDeleted(trx, organizationId)
}
