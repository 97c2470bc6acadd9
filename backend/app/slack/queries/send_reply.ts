import logger from '@adonisjs/core/services/logger'
import type { ReplyMessage } from '#slack/rules/reply'

const TIMEOUT_MS = 5_000

/** Answers a command or an interaction. Throws when it may be tried again. */
export async function sendReply(url: string, message: ReplyMessage): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  const { status } = answer
  if (status === 429 || status >= 500) throw new Error(`Slack takes no reply now: ${status}`)
  if (!answer.ok) logger.info({ status }, 'Slack takes no reply to this request any more')
}
