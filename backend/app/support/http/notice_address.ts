import env from '#start/env'
import { isWithinLimit } from '#core/rate_limit/durable_limit'

/** Mails about new requests in an hour, however many requests there are. */
const MAILS_PER_HOUR = 20

export const NOTICES = { key: 'support:notices', requests: MAILS_PER_HOUR, duration: '1 hour' }

/** Whom to mail about a new request: nobody without a support address, or after many mails already. */
export async function noticeAddress(): Promise<string | undefined> {
  const { email } = env.support
  return email !== undefined && (await isWithinLimit(NOTICES)) ? email : undefined
}
