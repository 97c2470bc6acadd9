import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import { rawRows } from '#core/database/sql/results'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import type { SlackScheduledShareRow } from '#slack/models/slack_scheduled_share'
import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'

type Message = Pick<SlackBroadcastRow, 'id' | 'organization_id' | 'post_id' | 'message' | 'created_at'>

interface MessageRow extends Message {
  state: SlackBroadcastRow['state'] | SlackScheduledShareRow['state']
}

const COLUMNS = ['id', 'organization_id', 'post_id', 'message', 'state', 'created_at'].join(', ')

const SELECT = ['slack_broadcasts', 'slack_scheduled_shares']
  .map((table) => `select ${COLUMNS} from ${table} where user_id = ? and id > ?`)
  .join(' union all ')

/** Every message to all members that a user has sent, and every share of a scheduled post that is not sent. */
function pagesOfMessages(userId: string): AsyncGenerator<MessageRow[]> {
  return pagesById<MessageRow>(({ after, limit }) =>
    rawRows(db.connection(), `${SELECT} order by id limit ?`, [userId, after, userId, after, limit]),
  )
}

/** The messages in Slack of an account. */
export const accountSlackMessages: AccountPart = {
  files: (userId) => tableFiles('slack-messages', slackMessagesOf(userId)),
}

/** The messages that a user has sent in Slack to all members of an organization, or written for the start of a post. */
function slackMessagesOf(userId: string): Table<MessageRow> {
  return {
    columns: {
      id: ({ id }) => id,
      organizationId: (row) => row.organization_id,
      postId: (row) => row.post_id,
      message: ({ message }) => message,
      state: ({ state }) => state,
      createdAt: (row) => instantToIso(row.created_at),
    },
    pages: () => pagesOfMessages(userId),
  }
}
