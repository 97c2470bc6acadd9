import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProvisionedRole } from '#contract/organizations/data/scim'
import type { Role } from '#contract/organizations/rules/role'
import { newestEventTime, nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { endJoinRequests } from '#organizations/domains/repositories/join_requests'
import { beforeCommit } from '#core/events/before_commit'
import { MembershipsBegun } from '#organizations/organizations/events/member_joined'
import MemberLeft, { MembershipsEnded } from '#organizations/organizations/events/member_left'
import type { Membership } from '#organizations/organizations/queries/find_membership'
import { updateMembersCounts } from '#organizations/organizations/repositories/organizations'
import { memberNotifications } from '#organizations/organizations/queries/joined_members'

type MembershipKey = Pick<Membership, 'organizationId' | 'userId'>

const membership = (trx: TransactionClientContract, { organizationId, userId }: MembershipKey) =>
  trx.from('memberships').where({ organization_id: organizationId, user_id: userId })

/** Changes the members count. Returns whether the organization has had a webhook. */
async function countMembers(trx: TransactionClientContract, id: string, change: number): Promise<boolean> {
  const [organization] = await updateMembersCounts(trx.from('organizations').where({ id }), change)
  return organization!.hasWebhooks
}

/** Makes a user a member and updates the members count. Owners and admins are notified of invited ones. */
export async function insertMembership(
  trx: TransactionClientContract,
  { organizationId, userId, role }: Membership,
  { isInvited = false } = {},
): Promise<void> {
  await trx.table('memberships').insert({
    id: newId(),
    organization_id: organizationId,
    user_id: userId,
    role,
    is_invited: isInvited,
    joined_at: toInstant(await nextEventTime(trx)),
  })
  const hasWebhooks = await countMembers(trx, organizationId, 1)
  // Only an organization that is being created gets its owner this way.
  if (role !== 'owner')
    await beforeCommit(trx, new MembershipsBegun(organizationId, [{ userId, role }], hasWebhooks))
}

interface Provisioned {
  id: string
  /** The role that the groups of the directory give. */
  wanted: ProvisionedRole
}

/** Makes people members by the groups of the directory, and updates the members count. */
export async function insertProvisioned(
  trx: TransactionClientContract,
  organizationId: string,
  people: readonly Provisioned[],
): Promise<void> {
  if (people.length === 0) return
  const joinedAt = toInstant(await nextEventTime(trx))
  const rows = people.map(({ id, wanted }) => ({
    id: newId(),
    organization_id: organizationId,
    user_id: id,
    role: wanted,
    is_invited: false,
    is_provisioned: true,
    joined_at: joinedAt,
  }))
  await trx.table('memberships').multiInsert(rows)
  const hasWebhooks = await countMembers(trx, organizationId, people.length)
  const begun = people.map(({ id: userId, wanted: role }) => ({ userId, role }))
  await beforeCommit(trx, new MembershipsBegun(organizationId, begun, hasWebhooks))
}

/** Sets the role of members whom the groups of the directory have made. */
export async function setProvisionedRole(
  trx: TransactionClientContract,
  organizationId: string,
  { role, userIds }: { role: ProvisionedRole; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return
  await trx
    .from('memberships')
    .where({ organization_id: organizationId, is_provisioned: true })
    .whereIn('user_id', [...userIds])
    .update({ role })
}

/** Sets the role of a member, which no group of the directory changes from then on. The caller has locked the organization. */
export async function updateRole(
  trx: TransactionClientContract,
  key: MembershipKey,
  role: Role,
): Promise<void> {
  await membership(trx, key).update({ role, is_provisioned: false })
}

/** Sets whether a member is notified of the organization's posts in its chat. */
export async function updateNotificationPreference(
  trx: TransactionClientContract,
  key: MembershipKey,
  receiveSlackNotifications: boolean,
): Promise<void> {
  await membership(trx, key).update({ receive_slack_notifications: receiveSlackNotifications })
}

/** Marks who has joined the organizations of these memberships as read by a member, up to now. */
async function markJoinsRead(
  trx: TransactionClientContract,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const joined = trx
    .from('memberships')
    .whereIn('id', [...ids])
    .select('organization_id')
  await trx
    .from('memberships')
    .where('user_id', userId)
    .whereIn('organization_id', joined)
    .update({ joins_read_at: toInstant(await newestEventTime(trx)) })
}

/** Marks which webhooks of the selected organizations were switched off as read by a member, up to now. */
export async function markOffWebhooksRead(
  trx: TransactionClientContract,
  userId: string,
  organizationIds: ReturnType<TransactionClientContract['from']>,
): Promise<void> {
  await trx
    .from('memberships')
    .where('user_id', userId)
    .whereIn('organization_id', organizationIds)
    .update({ webhooks_read_at: toInstant(await newestEventTime(trx)) })
}

/** Deletes one membership and updates the members count. The caller has locked the organization. */
export function deleteMembership(
  trx: TransactionClientContract,
  { organizationId, userId }: MembershipKey,
): Promise<void> {
  return deleteMembershipsOf(trx, organizationId, [userId])
}

/** Deletes memberships of a locked organization and updates the members count. */
export async function deleteMembershipsOf(
  trx: TransactionClientContract,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  const deleted: unknown = await trx
    .from('memberships')
    .where('organization_id', organizationId)
    .whereIn('user_id', [...userIds])
    .delete()
  await endJoinRequests(trx, organizationId, userIds)
  const hasWebhooks = await countMembers(trx, organizationId, -Number(deleted))
  const ended = userIds.map((userId) => ({ organizationId, userId, hasWebhooks }))
  await beforeCommit(trx, new MembershipsEnded(ended))
  for (const userId of userIds) afterCommit(trx, () => MemberLeft.dispatch(organizationId, userId))
}

/** Deletes all memberships of a user and updates the members counts. */
export async function deleteMemberships(trx: TransactionClientContract, userId: string): Promise<void> {
  const joined = trx.from('memberships').where('user_id', userId).select('organization_id')
  const organizations = await updateMembersCounts(trx.from('organizations').whereIn('id', joined), -1)
  await trx.from('memberships').where('user_id', userId).delete()
  const ended = organizations.map(({ id, hasWebhooks }) => ({ organizationId: id, userId, hasWebhooks }))
  await beforeCommit(trx, new MembershipsEnded(ended))
}

/** The notifications of new members: their rows, and how they are marked as read. */
export const joinNotifications = { rows: memberNotifications, markRead: markJoinsRead }
