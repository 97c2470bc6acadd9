import type { SlackPeer } from '#tests/slack_peer'

export interface SentMessage {
  channel: string
  text: string
  blocks: { block_id: string; text?: { text: string } }[]
}

/** The messages that the bot has sent, oldest first. */
export async function sentBy(slack: SlackPeer): Promise<SentMessage[]> {
  const records =
    await slack.read<{ channel: string; method?: string; message: Omit<SentMessage, 'channel'> }[]>(
      'messages',
    )
  return records
    .filter(({ method }) => method === 'chat.postMessage')
    .map(({ channel, message }) => ({ channel, ...message }))
}
