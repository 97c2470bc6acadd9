import env from '#start/env'
import { isWithinLimit } from '#core/http/rate_limit/durable_limit'

/** The most mails about new requests per hour. */
const MAILS_PER_HOUR = 20

export const NOTICES = { key: 'support:notices', requests: MAILS_PER_HOUR, duration: '1 hour' }

/** The address to notify of a new request; undefined if it is not configured, or the limit of mails is reached. */
export async function noticeAddress(): Promise<string | undefined> {
  const { email } = env.support
  return email !== undefined && (await isWithinLimit(NOTICES)) ? email : undefined
}
