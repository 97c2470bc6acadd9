import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProvisionedRole } from '#contract/organizations/data/scim'
import { afterCommit } from '#core/database/transactions/transaction'
import { personJoin } from '#identity/public'
import MemberJoined from '#organizations/organizations/events/member_joined'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import {
  deleteMembershipsOf,
  insertProvisioned,
  setProvisionedRole,
} from '#organizations/organizations/repositories/memberships'
import { recordAudit, type NewAuditEntry } from '#organizations/organizations/repositories/record_audit'

interface PersonRow {
  id: string
  name: string
  /** What the groups give; the higher role of several. */
  wanted: ProvisionedRole | null
  role: string | null
  is_provisioned: boolean | number | null
}

/**
 * Makes the memberships of some people in an organization what their groups say. Memberships that the organization has
 * made itself, or given another role, stay as they are. At most `ROWS_MAX` people at once.
 */
export async function syncMemberships(
  trx: TransactionClientContract,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  if ((await lockOrganization(trx, organizationId, { ifExists: true })) === null) return
  const people = await readPeople(trx, organizationId, userIds)
  const isProvisioned = (person: PersonRow) => Boolean(person.is_provisioned)
  const joining = people.filter(({ wanted, role }) => wanted !== null && role === null)
  const leaving = people.filter((person) => person.wanted === null && isProvisioned(person))
  const changing = people.filter(
    (person) => person.wanted !== null && isProvisioned(person) && person.role !== person.wanted,
  )
  await insertProvisioned(trx, organizationId, joining as (PersonRow & { wanted: ProvisionedRole })[])
  await setProvisionedRole(trx, organizationId, { role: 'admin', userIds: idsOf(changing, 'admin') })
  await setProvisionedRole(trx, organizationId, { role: 'member', userIds: idsOf(changing, 'member') })
  if (leaving.length > 0)
    await deleteMembershipsOf(
      trx,
      organizationId,
      leaving.map(({ id }) => id),
    )
  await recordAudit(
    trx,
    ...joining.map((person) => entryOf(organizationId, 'member.joined', person)),
    ...changing.map((person) => entryOf(organizationId, 'role.changed', person)),
    ...leaving.map((person) => entryOf(organizationId, 'member.removed', person)),
  )
  for (const { id } of joining) afterCommit(trx, () => MemberJoined.dispatch(organizationId, id))
  if (changing.length > 0) afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
}

const idsOf = (people: readonly PersonRow[], role: ProvisionedRole) =>
  people.filter(({ wanted }) => wanted === role).map(({ id }) => id)

async function readPeople(
  trx: TransactionClientContract,
  organizationId: string,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  const wanted = trx
    .from('scim_group_members')
    .join('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .where('scim_groups.organization_id', organizationId)
    .whereIn('scim_group_members.user_id', [...userIds])
    .groupBy('scim_group_members.user_id')
    .select('scim_group_members.user_id')
    // In the order of the alphabet, an admin comes before a member.
    .min('scim_groups.role as role')
  const given: { user_id: string; role: ProvisionedRole }[] = await wanted
  const roles = new Map(given.map(({ user_id: id, role }) => [id, role]))
  const people: Omit<PersonRow, 'wanted'>[] = await trx
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .whereIn('memberships.user_id', [...userIds])
    .select('users.id', 'users.name', 'memberships.role', 'memberships.is_provisioned')
  const members = new Set(people.map(({ id }) => id))
  const others = await namesOf(
    trx,
    [...roles.keys()].filter((id) => !members.has(id)),
  )
  return [...people, ...others].map((person) => ({ ...person, wanted: roles.get(person.id) ?? null }))
}

async function namesOf(
  trx: TransactionClientContract,
  userIds: readonly string[],
): Promise<Omit<PersonRow, 'wanted'>[]> {
  if (userIds.length === 0) return []
  const rows: { id: string; name: string }[] = await trx
    .from('scim_users')
    .joinRaw(personJoin('scim_users.user_id'))
    .whereIn('scim_users.user_id', [...userIds])
    .orderBy('scim_users.user_id')
    .select('users.id', 'users.name')
  return rows.map((row) => ({ ...row, role: null, is_provisioned: null }))
}

function entryOf(
  organizationId: string,
  action: 'member.joined' | 'role.changed' | 'member.removed',
  { id, name, role, wanted }: PersonRow,
): NewAuditEntry {
  return {
    organizationId,
    actorId: null,
    action,
    subject: name,
    subjectUserId: id,
    ...(role !== null && { before: { role } }),
    ...(wanted !== null && { after: { role: wanted } }),
  }
}
