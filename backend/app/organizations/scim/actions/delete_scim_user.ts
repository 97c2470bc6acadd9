import { lockOrganizations } from '#organizations/organizations/repositories/organizations'
import { provisionedAccounts } from '#identity/public'
import { resourceNotFound } from '#organizations/scim/errors'
import { findScimUser, type ScimUserRow } from '#organizations/scim/queries/scim_users'
import { organizationsOf } from '#organizations/scim/repositories/provisioned_people'
import { deleteScimUser } from '#organizations/scim/repositories/scim_users'
import { syncMemberships } from '#organizations/scim/repositories/sync_memberships'
import { writeResource } from '#organizations/scim/repositories/write_resource'

interface DeleteScimUserInput {
  id: string
  actorId: string | null
  /** Throws when the resource has another version than the request expects. */
  check: (row: ScimUserRow) => void
}

/**
 * Deactivates a person, and detaches them from the directory and from what its groups gave. Their account is theirs to
 * delete, and its content their organizations': both stay.
 */
export default class DeleteScimUser {
  handle({ id, actorId, check }: DeleteScimUserInput): Promise<void> {
    return writeResource(async (trx) => {
      await provisionedAccounts.lockAdministrators(trx)
      const row = await findScimUser(id, trx)
      if (row === null) throw resourceNotFound(id)
      const organizationIds = await organizationsOf(trx, row.user_id)
      await lockOrganizations(trx, trx.from('organizations').whereIn('id', organizationIds).select('id'))
      const account = await provisionedAccounts.lock(trx, row.user_id)
      check(row)
      await provisionedAccounts.setActive(trx, account, { isActive: false, actorId })
      await deleteScimUser(trx, account.id)
      for (const organizationId of organizationIds) await syncMemberships(trx, organizationId, [account.id])
    })
  }
}
