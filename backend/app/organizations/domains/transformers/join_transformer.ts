import type { JoinOffer, JoinRequest } from '#contract/organizations/data/domain'
import { instantToIso } from '#core/database/rows/instant'
import { avatarUrl } from '#identity/public'
import type { AskedRow, OfferRow } from '#organizations/domains/queries/join_offers'
import type { JoinRequestRow } from '#organizations/domains/queries/join_requests'
import { isDirect } from '#organizations/domains/rules/is_direct'

/** A request to join, as owners and admins see it. */
export const requestForManager = (row: JoinRequestRow): JoinRequest => ({
  id: row.id,
  person: {
    id: row.user_id,
    name: row.name,
    email: row.email,
    avatarUrl: avatarUrl({ avatarPath: row.avatar_path }),
  },
  wasRemoved: row.removed_at !== null,
  createdAt: instantToIso(row.created_at),
})

const asPerson = (row: AskedRow) => ({
  organization: { id: row.organization_id, name: row.organization_name },
  requestedAt: row.requested_at && instantToIso(row.requested_at),
})

/** What a person may join, or has asked to join; the domain may be lost since. */
export function offersForPerson(offer: OfferRow | null, asked: readonly AskedRow[]): JoinOffer[] {
  const others = asked
    .filter((row) => row.organization_id !== offer?.organization_id)
    .map((row): JoinOffer => ({ ...asPerson(row), domain: null, joining: 'request' }))
  if (offer === null) return others
  const joining = isDirect(offer) ? 'direct' : 'request'
  return [{ ...asPerson(offer), domain: offer.domain, joining }, ...others]
}
