import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ROWS_MAX, slices } from '#core/database/rows/batches'
import { dispatch } from '#core/jobs/dispatch'
import SyncMemberships from '#organizations/scim/jobs/sync_memberships'
import type { ScimGroupRow } from '#organizations/scim/queries/scim_groups'
import { syncMemberships } from '#organizations/scim/repositories/sync_memberships'

/** How many memberships follow in the transaction of the change; a job makes more of them follow. */
const AT_ONCE = 1_000

/** Makes memberships follow a group from which some people were removed, or to which they were added. */
export async function followGroup(
  trx: TransactionClientContract,
  { organization_id: organizationId }: Pick<ScimGroupRow, 'organization_id'>,
  userIds: readonly string[],
): Promise<void> {
  if (organizationId === null || userIds.length === 0) return
  if (userIds.length > AT_ONCE) return dispatch(trx, SyncMemberships, { organizationId })
  for (const some of slices(userIds, ROWS_MAX)) await syncMemberships(trx, organizationId, some)
}
