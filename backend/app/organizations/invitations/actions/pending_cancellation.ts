import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { may } from '#contract/organizations/rules/abilities'
import {
  refusalsOf,
  type PendingKind,
  type Refusals,
  type TargetedAction,
} from '#core/jobs/pending/pending_kinds'
import { cancelInvitations } from '#organizations/invitations/repositories/cancel_invitations'
import { findMembership } from '#organizations/organizations/queries/find_membership'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

interface OfOrganization {
  organizationId: string
}

/** The cancellation of invitations, which can be undone. Until it is carried out, they can be accepted. */
export const pendingCancellation: PendingKind<OfOrganization> = {
  name: 'invitations.cancel',
  judge,
  async carryOut(trx, { userId, ids, input: { organizationId } }) {
    await cancelInvitations(trx, { organizationId, userId, ids })
  },
}

async function judge(
  trx: TransactionClientContract,
  { userId, ids, input: { organizationId } }: TargetedAction<OfOrganization>,
): Promise<Refusals> {
  await lockOrganization(trx, organizationId, { ifExists: true })
  const membership = await findMembership(userId, organizationId, trx)
  if (membership === null) return refusalsOf(ids, () => 'ORG_NOT_FOUND')
  if (!may(membership.role, 'manageMembers')) return refusalsOf(ids, () => 'FORBIDDEN')
  const rows: { id: string }[] = await trx
    .from('invitations')
    .where('organization_id', organizationId)
    .whereIn('id', [...ids])
    .select('id')
  const open = new Set(rows.map(({ id }) => id))
  return refusalsOf(ids, (id) => (open.has(id) ? null : 'INVITATION_NOT_FOUND'))
}
