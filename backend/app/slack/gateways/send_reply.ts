import logger from '@adonisjs/core/services/logger'
import { slackService } from '#slack/gateways/slack_client'
import type { ReplyMessage } from '#slack/rules/reply'

/** Replies to a command or an interaction. Throws if a retry may succeed. */
export async function sendReply(url: string, message: ReplyMessage): Promise<void> {
  const answer = await slackService.run((signal) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal,
    }),
  )
  await answer.body?.cancel()
  const { status } = answer
  if (status === 429 || status >= 500) throw new Error(`Slack takes no reply now: ${status}`)
  if (!answer.ok) logger.info({ status }, 'Slack takes no reply to this request any more')
}
