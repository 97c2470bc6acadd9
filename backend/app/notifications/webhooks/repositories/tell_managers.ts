import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { listManagerIds } from '#organizations/public'
import WebhooksChanged from '#notifications/webhooks/events/webhooks_changed'

/** Tells the open clients of owners and admins that webhooks of their organization have changed. */
export async function tellManagers(trx: TransactionClientContract, organizationId: string): Promise<void> {
  const managerIds = await listManagerIds(trx, organizationId)
  afterCommit(trx, () => WebhooksChanged.dispatch(organizationId, managerIds))
}
