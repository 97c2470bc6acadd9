import { inTransaction } from '#core/database/transactions/transaction'
import type { Membership } from '#organizations/public'

/** Hides the first steps of an organization from a member, on all their devices. */
export default class DismissFirstSteps {
  handle({ organizationId, userId }: Membership): Promise<void> {
    return inTransaction(async (trx) => {
      await trx
        .knexQuery()
        .insert({ organization_id: organizationId, user_id: userId })
        .into('dismissed_first_steps')
        .onConflict(['organization_id', 'user_id'])
        .ignore()
    })
  }
}
