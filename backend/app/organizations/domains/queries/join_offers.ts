import type { Joining } from '#contract/organizations/data/domain'
import { jsonObject } from '#core/database/sql/json'
import { reader } from '#core/database/sql/reader'
import type { SqlReader } from '#core/database/sql/sqlite_reader'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin } from '#organizations/organizations/queries/joins'

/** Whose offers are asked for. */
export interface Invitee {
  id: string
  emailKey: string
  emailVerifiedAt: Date | null
}

/** An organization that a person may join, or has asked to join. */
export interface Offered {
  id: string
  name: string
  /** With `joining`; null where the organization has no proven domain of the person. */
  domain: string | null
  joining: Joining | null
  wasRemoved: boolean | number
  isDismissed: boolean | number
  /** Null while the person has not asked. */
  requestedAt: string | null
}

/** A row of `joinOffersTo`. */
interface OfferRow {
  id: string
  data: string | null
}

/** The most offers and requests of a person that are shown. */
const OFFERS_MAX = 20

const ofPerson = (table: string, name: string) =>
  `left join ${table} ${name} on ${name}.organization_id = organizations.id and ${name}.user_id = ?`

/**
 * Selects the organization that has proven the domain of a person's confirmed address, and those that the person has
 * asked to join, the oldest request first; none of which the person is a member or that declined.
 */
export function joinOffersTo({ id, emailKey, emailVerifiedAt }: Invitee): SqlFragment {
  const domain = emailVerifiedAt === null ? '' : emailKey.slice(emailKey.lastIndexOf('@') + 1)
  const data = jsonObject({
    name: 'organizations.name',
    domain: 'domains.domain',
    joining: 'domains.joining',
    wasRemoved: 'removed.user_id is not null',
    isDismissed: 'dismissed.user_id is not null',
    requestedAt: 'asked.created_at',
  })
  return {
    sql: `select organizations.id, cast(${data} as text) as data from (
        select organization_id from organization_domains where domain = ? and proven_at is not null
        union select organization_id from join_requests where user_id = ?
      ) offers ${organizationJoin('offers.organization_id', 'open')}
      left join organization_domains domains on domains.organization_id = organizations.id
        and domains.domain = ? and domains.proven_at is not null
      ${ofPerson('join_requests', 'asked')}
      ${ofPerson('removed_members', 'removed')}
      ${ofPerson('dismissed_join_offers', 'dismissed')}
      left ${membershipJoin('organizations.id', '?')}
      where memberships.id is null and asked.declined_at is null
      order by case when domains.id is null then 1 else 0 end, asked.created_at, asked.id limit ${OFFERS_MAX}`,
    values: [domain, id, domain, id, id, id, id],
  }
}

export const readOffer = ({ id, data }: OfferRow): Offered => ({ id, ...JSON.parse(data!) })

/** The offers to a person, and their requests. */
export async function listJoinOffers(person: Invitee, from: SqlReader = reader()): Promise<Offered[]> {
  const { sql, values } = joinOffersTo(person)
  return (await from.rows<OfferRow>(sql, values)).map(readOffer)
}
