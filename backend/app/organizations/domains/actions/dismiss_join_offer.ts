import { readerOf } from '#core/database/sql/reader'
import { inTransaction } from '#core/database/transactions/transaction'
import type { User } from '#identity/public'
import { listJoinOffers } from '#organizations/domains/queries/join_offers'

/** Hides an offer to join from the menu of a person’s organizations, on all their devices. Without one nothing happens. */
export default class DismissJoinOffer {
  handle(organizationId: string, user: User): Promise<void> {
    return inTransaction(async (trx) => {
      const offers = await listJoinOffers(user, readerOf(trx))
      if (!offers.some(({ id }) => id === organizationId)) return
      await trx
        .knexQuery()
        .insert({ organization_id: organizationId, user_id: user.id })
        .into('dismissed_join_offers')
        .onConflict(['organization_id', 'user_id'])
        .ignore()
    })
  }
}
