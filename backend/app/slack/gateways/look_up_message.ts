import type { WebClient } from '@slack/web-api'
import { fromInstant } from '#core/database/rows/instant'
import type { SlackDeliveryRow } from '#slack/models/slack_delivery'

/** Marks the message of a delivery, so that it can be found. */
export const blockIdOf = ({ id }: Pick<SlackDeliveryRow, 'id'>) => `delivery-${id}`

/** The assumed maximum difference between Slack's clock and ours, in milliseconds. */
const CLOCK_SKEW_MS = 60_000

/** A direct message as returned by `conversations.info`. The types of the client lack `latest`. */
interface DirectMessage {
  id?: string
  user?: string
  latest?: { ts?: string; blocks?: { block_id?: string }[] } | null
}

/**
 * Whether an attempt without a response has sent its message. Without permission to read messages, Slack only returns
 * the latest message of a conversation; `unclear` if that is newer than the attempt and not ours.
 */
export async function lookUpMessage(
  slack: WebClient,
  delivery: SlackDeliveryRow,
): Promise<'sent' | 'absent' | 'unclear'> {
  const id = await findDirectMessage(slack, delivery.slack_user_id!)
  if (id === null) return 'absent'
  const { channel } = await slack.conversations.info({ channel: id })
  const { latest } = channel as DirectMessage
  if (latest === null) return 'absent'
  if (latest?.ts === undefined) return 'unclear'
  if (latest.blocks?.some((block) => block.block_id === blockIdOf(delivery))) return 'sent'
  const attemptedAt = fromInstant(delivery.attempted_at!).getTime()
  return Number(latest.ts) * 1_000 < attemptedAt - CLOCK_SKEW_MS ? 'absent' : 'unclear'
}

const PAGE_SIZE = 200

/** The conversation of the bot with a user; null if there is none. */
async function findDirectMessage(slack: WebClient, userId: string): Promise<string | null> {
  let cursor: string | undefined
  do {
    const page = await slack.conversations.list({ types: 'im', limit: PAGE_SIZE, cursor })
    const found = (page.channels as DirectMessage[] | undefined)?.find(({ user }) => user === userId)
    if (found?.id !== undefined) return found.id
    cursor = page.response_metadata?.next_cursor || undefined
  } while (cursor !== undefined)
  return null
}
