import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'

/** Every message to all members that a user has sent. */
export function pagesOfBroadcasts(userId: string): AsyncGenerator<SlackBroadcastRow[]> {
  return pagesById<SlackBroadcastRow>(({ after, limit }) =>
    db.from('slack_broadcasts').where('user_id', userId).where('id', '>', after).orderBy('id').limit(limit),
  )
}
