import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { organizationNotFound } from '#organizations/organizations/errors'
import Organization from '#organizations/organizations/models/organization'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { shareFirst } from '#core/database/transactions/advisory_lock'
import { takeTurn } from '#core/database/transactions/transaction_turns'
import OrganizationDeleted from '#organizations/organizations/events/organization_deleted'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'

interface LockOptions {
  columns?: string[]
  ifExists?: boolean
  sharing?: string
}

/**
 * Locks an organization, so that only one transaction at a time changes its members, invitations and posts. Avoids
 * deadlocks: every writer locks the organization first. Once it has been deleted, ORG_NOT_FOUND, or null with
 * `ifExists`. `columns` are those to read, by default all; `sharing` is a name to share first (`shareByName`).
 */
export function lockOrganization(trx: TransactionClientContract, id: string): Promise<Organization>
export function lockOrganization<Column extends keyof Organization>(
  trx: TransactionClientContract,
  id: string,
  options: { columns: Column[]; sharing?: string },
): Promise<Pick<Organization, Column>>
export function lockOrganization(
  trx: TransactionClientContract,
  id: string,
  options: { ifExists: true },
): Promise<Organization | null>
export async function lockOrganization(
  trx: TransactionClientContract,
  id: string,
  { columns = [], ifExists = false, sharing }: LockOptions = {},
): Promise<Partial<Organization> | null> {
  takeTurn(trx, id)
  const query = Organization.query({ client: trx }).where('id', id).whereNull('deletedAt')
  if (columns.length > 0) void query.select(columns)
  if (sharing !== undefined) shareFirst(trx, query, sharing)
  // Inserting a row that references the organization must not wait for this lock.
  query.knexQuery.forNoKeyUpdate()
  const organization = await query.first()
  if (organization === null && !ifExists) throw organizationNotFound()
  return organization
}

/** What listeners of its events need of an organization. */
export interface OrganizationFlags {
  id: string
  /** Whether it has had a webhook. */
  hasWebhooks: boolean
}

interface FlagsRow {
  id: string
  has_webhooks: boolean | number
}

const toFlags = ({ id, has_webhooks }: FlagsRow): OrganizationFlags => ({
  id,
  hasWebhooks: Boolean(has_webhooks),
})

/**
 * Locks the organizations that a query selects, ordered by id to avoid deadlocks. Returns those that are not deleted, by
 * their ids.
 */
export async function lockOrganizations(
  trx: TransactionClientContract,
  ids: ReturnType<TransactionClientContract['from']>,
): Promise<Map<string, OrganizationFlags>> {
  const query = trx
    .from('organizations')
    .whereIn('id', ids)
    .whereNull('deleted_at')
    .orderBy('id')
    .select('id', 'has_webhooks')
  query.knexQuery.forNoKeyUpdate()
  const rows: FlagsRow[] = await query
  return new Map(rows.map((row) => [row.id, toFlags(row)]))
}

/** Adds new members to the members counts of the selected organizations, or subtracts former ones. Returns them. */
export async function updateMembersCounts(
  organizations: ReturnType<TransactionClientContract['from']>,
  change: number,
): Promise<OrganizationFlags[]> {
  organizations.increment('members_count', change).knexQuery.returning(['id', 'has_webhooks'])
  const rows: FlagsRow[] = await organizations
  return rows.map(toFlags)
}

/** Adds created posts to the posts count, or subtracts deleted ones. */
export async function updatePostsCount(
  trx: TransactionClientContract,
  organizationId: string,
  change: number,
): Promise<void> {
  await trx.from('organizations').where('id', organizationId).increment('posts_count', change)
}

/** Records that a locked organization has a webhook. */
export async function markHasWebhooks(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('organizations').where({ id }).update({ has_webhooks: true })
}

/** Records that a moderator has reviewed a public post of these locked organizations. */
export async function markReviewed(trx: TransactionClientContract, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .from('organizations')
    .whereIn('id', [...ids])
    .whereNull('public_reviewed_at')
    .update({ public_reviewed_at: toInstant(now()) })
}

/** Sets or removes the name of the connected Slack workspace. The row has to be locked. */
export async function setSlackTeamName(
  trx: TransactionClientContract,
  organizationId: string,
  name: string | null,
): Promise<void> {
  await trx.from('organizations').where('id', organizationId).update({ slack_team_name: name })
  afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
}

/** Soft-deletes an organization: members and visitors no longer see it. */
export async function markOrganizationDeleted(trx: TransactionClientContract, id: string): Promise<void> {
  await trx
    .from('organizations')
    .where('id', id)
    .update({ deleted_at: toInstant(now()) })
  const members: { user_id: string }[] = await trx
    .from('memberships')
    .where('organization_id', id)
    .select('user_id')
  const memberIds = members.map(({ user_id }) => user_id)
  afterCommit(trx, () => OrganizationDeleted.dispatch(id, memberIds))
}

/** Deletes an organization and, by cascade, every row that references it. */
export async function purgeOrganization(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('organizations').where('id', id).delete()
}
