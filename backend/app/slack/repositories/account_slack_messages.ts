import { instantToIso } from '#core/database/rows/instant'
import { tableFiles, type AccountPart, type Table } from '#identity/public'
import type { SlackBroadcastRow } from '#slack/models/slack_broadcast'
import { pagesOfBroadcasts } from '#slack/queries/pages_of_broadcasts'

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
