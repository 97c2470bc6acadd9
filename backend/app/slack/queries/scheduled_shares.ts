import db from '@adonisjs/lucid/services/db'
import { pageOf } from '#core/database/rows/page_of'
import { toInstant } from '#core/database/rows/instant'
import type { PageRequest } from '#core/http/validation/pagination'
import { now } from '#core/runtime/clock'
import { personJoin } from '#identity/public'
import { shareNotFound } from '#slack/errors'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'

/** A share of a scheduled post with the names of its channel and sender. */
export interface ScheduledShareRow extends SlackScheduledShareRow {
  channel_name: string | null
  sender_name: string
}

const ofPost = (postId: string) => db.from('slack_scheduled_shares').where('post_id', postId)

/** A page of the shares of a post that wait or have failed, oldest first; with `toAll`, also messages to all members. */
export function pageOfScheduledShares(
  { postId, toAll }: { postId: string; toAll: boolean },
  page: PageRequest,
) {
  const shares = ofPost(postId)
    .joinRaw(personJoin('slack_scheduled_shares.user_id'))
    .joinRaw(
      `left join slack_channels on slack_channels.organization_id = slack_scheduled_shares.organization_id
        and slack_channels.slack_channel_id = slack_scheduled_shares.slack_channel_id`,
    )
  if (!toAll) void shares.whereNotNull('slack_scheduled_shares.slack_channel_id')
  return pageOf<ScheduledShareRow>(
    shares
      .orderBy('slack_scheduled_shares.created_at')
      .orderBy('slack_scheduled_shares.id')
      .select('slack_scheduled_shares.*', 'users.name as sender_name', 'slack_channels.name as channel_name'),
    page,
  )
}

/** A share of a post that waits or has failed. SLACK_SHARE_NOT_FOUND. */
export async function requireScheduledShare(postId: string, id: string): Promise<SlackScheduledShareRow> {
  const share: SlackScheduledShareRow | null = await ofPost(postId).where({ id }).first()
  if (share === null) throw shareNotFound()
  return share
}

/** The shares of a post that may be tried now, oldest first. */
export function listDueShares(postId: string, limit: number): Promise<SlackScheduledShareRow[]> {
  return ofPost(postId)
    .where('state', 'waiting')
    .where('due_at', '<=', toInstant(now()))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
}
