import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'

/** Every message to all members that a user has sent. */
function pagesOfBroadcasts(userId: string): AsyncGenerator<SlackBroadcastRow[]> {
  return pagesById<SlackBroadcastRow>(({ after, limit }) =>
    db.from('slack_broadcasts').where('user_id', userId).where('id', '>', after).orderBy('id').limit(limit),
  )
}

/** The messages in Slack of an account. */
export const accountSlackMessages: AccountPart = {
  files: (userId) => tableFiles('slack-messages', slackMessagesOf(userId)),
}

/** The messages that a user has sent to all members of an organization in Slack. */
function slackMessagesOf(userId: string): Table<SlackBroadcastRow> {
  return {
    columns: {
      id: ({ id }) => id,
      organizationId: (row) => row.organization_id,
      postId: (row) => row.post_id,
      message: ({ message }) => message,
      state: ({ state }) => state,
      createdAt: (row) => instantToIso(row.created_at),
    },
    pages: () => pagesOfBroadcasts(userId),
  }
}
