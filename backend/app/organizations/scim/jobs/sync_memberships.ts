import { Job } from '@adonisjs/queue'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ROWS_MAX } from '#core/database/rows/batches'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { provisionedPeopleAfter } from '#organizations/scim/repositories/provisioned_people'
import { lockProvisioning } from '#organizations/scim/repositories/scim_users'
import { syncMemberships } from '#organizations/scim/repositories/sync_memberships'

/** Batches per run: other jobs run in between, and a stopping server does not have to wait. */
const BATCHES_PER_RUN = 5

interface Payload {
  organizationId: string
  /** The last person of the previous run. */
  after?: string
}

/**
 * Makes the memberships of an organization what the groups of the directory say, after a mapping or a large group has
 * changed. Can be run again after an interruption.
 */
export default class SyncMemberships extends Job<Payload> {
  static override options = { name: 'sync_memberships' }

  async execute(): Promise<void> {
    const { organizationId } = this.payload
    let { after } = this.payload
    for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
      after = await syncBatch(organizationId, after)
      if (after === undefined) return
      await nextTurn()
    }
    await inTransaction((trx) => dispatch(trx, SyncMemberships, { organizationId, after }))
  }
}

/** The last person of the batch; undefined at the end. */
function syncBatch(organizationId: string, after?: string): Promise<string | undefined> {
  return inTransaction(async (trx) => {
    await lockProvisioning(trx)
    const userIds = await provisionedPeopleAfter(trx, organizationId, { after, limit: ROWS_MAX })
    await syncMemberships(trx, organizationId, userIds)
    return userIds.length < ROWS_MAX ? undefined : userIds.at(-1)
  })
}
