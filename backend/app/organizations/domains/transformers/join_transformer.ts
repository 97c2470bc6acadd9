import type { JoinOffer, JoinRequest } from '#contract/organizations/data/domain'
import { instantToIso } from '#core/database/rows/instant'
import { avatarUrl } from '#identity/public'
import { joinOffersTo, readOffer, type Offered } from '#organizations/domains/queries/join_offers'
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

/** An organization that a person may join, or has asked to join; the domain may be lost since. */
export const offerForPerson = (offered: Offered): JoinOffer => ({
  organization: { id: offered.id, name: offered.name },
  domain: offered.domain,
  joining: isDirect(offered) ? 'direct' : 'request',
  requestedAt: offered.requestedAt && instantToIso(offered.requestedAt),
  isDismissed: Boolean(offered.isDismissed),
})

/** What organizations offer a person: the statement, and how its rows are answered. */
export const joinOffers = {
  to: joinOffersTo,
  forPerson: (row: Parameters<typeof readOffer>[0]): JoinOffer => offerForPerson(readOffer(row)),
}
