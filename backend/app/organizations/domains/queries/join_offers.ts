import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Joining } from '#contract/organizations/data/domain'
import { membershipJoin, organizationJoin } from '#organizations/organizations/queries/joins'

/** Whose offers are asked for. */
interface Person {
  id: string
  emailKey: string
  emailVerifiedAt: Date | null
}

/** An organization that a person has asked to join. */
export interface AskedRow {
  organization_id: string
  organization_name: string
  /** Null while the person has not. */
  requested_at: string | null
}

export interface OfferRow extends AskedRow {
  domain: string
  joining: Joining
  /** When the person was removed from the organization; null if they were not. */
  removed_at: string | null
}

/** Left-joins what is known of the person `?` in an organization, as `asked` and `removed`. */
const ofPerson = (organization: string) =>
  `left join join_requests asked on asked.organization_id = ${organization} and asked.user_id = ?
   left join removed_members removed on removed.organization_id = ${organization} and removed.user_id = ?`

/**
 * The organization that has proven the domain of a person's confirmed address, unless the person is a member or was
 * declined; null without one.
 */
export async function findOffer(
  { id, emailKey, emailVerifiedAt }: Person,
  client: QueryClientContract = db.connection(),
): Promise<OfferRow | null> {
  if (emailVerifiedAt === null) return null
  const domain = emailKey.slice(emailKey.lastIndexOf('@') + 1)
  return client
    .from('organization_domains as domains')
    .joinRaw(organizationJoin('domains.organization_id', 'open'))
    .joinRaw(ofPerson('domains.organization_id'), [id, id])
    .joinRaw(`left ${membershipJoin('domains.organization_id', '?')}`, [id])
    .where('domains.domain', domain)
    .whereNotNull('domains.proven_at')
    .whereNull('memberships.id')
    .whereNull('asked.declined_at')
    .select('organizations.id as organization_id', 'organizations.name as organization_name')
    .select('domains.domain', 'domains.joining', 'removed.removed_at')
    .select('asked.created_at as requested_at')
    .first()
}

/** The most requests of a person that are shown. */
const ASKED_MAX = 20

/** The organizations that a person has asked to join, and that have not answered. */
export function listAsked(
  userId: string,
  client: QueryClientContract = db.connection(),
): Promise<AskedRow[]> {
  return client
    .from('join_requests as asked')
    .joinRaw(organizationJoin('asked.organization_id', 'open'))
    .joinRaw(`left ${membershipJoin('asked.organization_id', 'asked.user_id')}`)
    .where('asked.user_id', userId)
    .whereNull('asked.declined_at')
    .whereNull('memberships.id')
    .orderBy('asked.created_at')
    .orderBy('asked.id')
    .limit(ASKED_MAX)
    .select('organizations.id as organization_id', 'organizations.name as organization_name')
    .select('asked.created_at as requested_at')
}
