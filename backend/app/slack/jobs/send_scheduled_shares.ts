import { Job } from '@adonisjs/queue'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { dispatch } from '#core/jobs/dispatch'
import { findPost, type MemberPost } from '#posts/public'
import SendScheduledShare from '#slack/actions/send_scheduled_share'
import SlackChanged from '#slack/events/slack_changed'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'
import { isScheduled } from '#slack/queries/find_shared_post'
import { listDueShares } from '#slack/queries/scheduled_shares'
import {
  delayScheduledShare,
  deleteScheduledShare,
  failScheduledShare,
} from '#slack/repositories/scheduled_shares'
import { delayAfter } from '#slack/rules/delay_after'

/** How many shares one job sends before the next one continues. */
const RUN_MAX = 20

/**
 * Sends the shares that waited for a post to start. While the post is scheduled or pending they wait; a repeated job sends
 * none of them twice.
 */
export default class SendScheduledShares extends Job<{ postId: string }> {
  static override options = { name: 'send_scheduled_shares' }

  async execute(): Promise<void> {
    const { postId } = this.payload
    const post = await findPost({ id: postId })
    if (post === null || isScheduled(post) || post.moderationStatus === 'pending') return
    const due = await listDueShares(postId, RUN_MAX)
    for (const share of due) await send(share, post)
    if (due.length === RUN_MAX) await inTransaction((trx) => dispatch(trx, SendScheduledShares, { postId }))
  }
}

/** Sends a share and records the outcome: it is sent, has failed, or is tried later. */
async function send(share: SlackScheduledShareRow, post: MemberPost['post']): Promise<void> {
  const error = await errorOf(share, post)
  await inTransaction(async (trx) => {
    const later = error && delayAfter(error, share.tries)
    if (error === null) await deleteScheduledShare(trx, share.id)
    else if (later === null) await failScheduledShare(trx, share.id, error.code)
    else {
      await delayScheduledShare(trx, share.id, later)
      await dispatch(trx, SendScheduledShares, { postId: post.id }, { delay: later.delay })
    }
    afterCommit(trx, () => SlackChanged.dispatch(post.organization.id))
  })
}

async function errorOf(share: SlackScheduledShareRow, post: MemberPost['post']): Promise<AppError | null> {
  try {
    await new SendScheduledShare().handle(share, post)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
