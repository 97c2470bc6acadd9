import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProvisionedRole } from '#contract/organizations/data/scim'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { AppError } from '#core/http/errors/app_error'
import { dispatch } from '#core/jobs/dispatch'
import { isAdministrator } from '#identity/public'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { scimGroupNotFound } from '#organizations/scim/errors'
import SyncMemberships from '#organizations/scim/jobs/sync_memberships'
import { findScimGroup } from '#organizations/scim/queries/scim_groups'
import { setMapping } from '#organizations/scim/repositories/scim_groups'
import { lockProvisioning } from '#organizations/scim/repositories/scim_users'

interface MapScimGroupInput {
  id: string
  /** Null takes the organization away. */
  organizationId: string | null
  role: ProvisionedRole
  actorId: string
}

/** Sets the organization and the role that a group of the directory gives. A job makes the memberships follow. */
export default class MapScimGroup {
  handle({ id, organizationId, role: chosen, actorId }: MapScimGroupInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockProvisioning(trx)
      if (!(await isAdministrator(trx, actorId))) throw new AppError('FORBIDDEN')
      const group = await findScimGroup(id, trx)
      if (group === null) throw scimGroupNotFound()
      const role = organizationId === null ? null : chosen
      if (group.organization_id === organizationId && group.role === role) return
      const before = { organization: await nameOf(trx, group.organization_id), role: group.role }
      const after = { organization: await requireName(trx, organizationId), role }
      await setMapping(trx, group.id, { organizationId, role })
      await recordDecision(trx, {
        actorId,
        action: 'scim.group_mapped',
        targetId: group.id,
        subject: group.display_name,
        before,
        after,
      })
      for (const changed of new Set([group.organization_id, organizationId]))
        if (changed !== null) await dispatch(trx, SyncMemberships, { organizationId: changed })
    })
  }
}

/** Null for an organization that was deleted. */
const nameOf = async (trx: TransactionClientContract, id: string | null) =>
  id === null ? null : ((await lockOrganization(trx, id, { ifExists: true }))?.name ?? null)

const requireName = async (trx: TransactionClientContract, id: string | null) =>
  id === null ? null : (await lockOrganization(trx, id)).name
