import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { insertScheduledShare } from '#slack/repositories/scheduled_shares'
import type { Team } from '#tests/factories/team_factory'

/** A share of a post to a channel by the owner of its team. Returns its id. */
export async function makeScheduledShare({ organizationId, owner }: Team, postId: string): Promise<string> {
  const share = { organizationId, postId, userId: owner.id, slackChannelId: 'C01', message: 'Have a look' }
  await inTransaction((trx) => insertScheduledShare(trx, share))
  const { id } = await db.from('slack_scheduled_shares').where('post_id', postId).firstOrFail()
  return id
}
