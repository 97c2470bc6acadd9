import type { ConversationsListResponse, UsersListResponse } from '@slack/web-api'
import type { SlackConnectionRow } from '#slack/models/slack_connection'
import { clientOf } from '#slack/gateways/slack_client'

/** A user of the workspace, as Slack describes them. */
export type SlackMember = NonNullable<UsersListResponse['members']>[number]
/** A channel of the workspace, as Slack describes it. */
export type SlackConversation = NonNullable<ConversationsListResponse['channels']>[number]

const PAGE_SIZE = 200

/** The users of the workspace, in Slack's pages. */
export async function* listSlackUsers(connection: SlackConnectionRow): AsyncGenerator<SlackMember[]> {
  const slack = clientOf(connection)
  for await (const page of pages((cursor) => slack.users.list({ limit: PAGE_SIZE, cursor })))
    yield page.members ?? []
}

/** The public and private channels that the bot may see, in Slack's pages. */
export async function* listSlackChannels(
  connection: SlackConnectionRow,
): AsyncGenerator<SlackConversation[]> {
  const slack = clientOf(connection)
  const types = 'public_channel,private_channel'
  const list = (cursor?: string) =>
    slack.conversations.list({ limit: PAGE_SIZE, cursor, types, exclude_archived: true })
  for await (const page of pages(list)) yield page.channels ?? []
}

interface Page {
  response_metadata?: { next_cursor?: string }
}

/** Follows the cursors. A repeated cursor ends the list, which would otherwise never end. */
async function* pages<P extends Page>(list: (cursor?: string) => Promise<P>): AsyncGenerator<P> {
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await list(cursor)
    yield page
    cursor = page.response_metadata?.next_cursor || undefined
    if (cursor !== undefined && seen.has(cursor)) return
    if (cursor !== undefined) seen.add(cursor)
  } while (cursor !== undefined)
}
