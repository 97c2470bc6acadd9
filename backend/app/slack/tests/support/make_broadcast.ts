import { inTransaction } from '#core/database/transactions/transaction'
import { insertBroadcast } from '#slack/repositories/broadcasts'
import type { Team } from '#tests/factories/team_factory'

/** A message to all members of a team, to be sent to its member, which skips the owner. Returns its id. */
export function makeBroadcast({ organizationId, owner, member }: Team): Promise<string> {
  return inTransaction((trx) =>
    insertBroadcast(
      trx,
      {
        organizationId,
        userId: owner.id,
        postId: null,
        message: 'Hello',
        payload: { text: 'Hello', blocks: [] },
      },
      [
        { slackUserId: 'U01', userId: member.id, reason: null },
        { slackUserId: null, userId: owner.id, reason: 'no_slack_account' },
      ],
    ),
  )
}
