import { limitMail, type MailAttempt } from '#auth/public'
import { addressKey } from '#core/rate_limit/address_key'
import { durableLimit } from '#core/rate_limit/durable_limit'
import env from '#start/env'

const { credentials: requests, window: duration } = env.limits

const PER_ORGANIZATION = 20
const HOUR = '1 hour'

interface InvitationAttempt extends MailAttempt {
  organizationId: string
}

const counter = () => durableLimit({ requests, duration })
const guessKey = (address: string) => `invitation:guess:${addressKey(address)}`

/** Limits invitations like other mails, and per organization. */
export async function limitInvitations({ organizationId, ...mail }: InvitationAttempt): Promise<void> {
  await limitMail(mail)
  await durableLimit({ requests: PER_ORGANIZATION, duration: HOUR }).consume(
    `invitation:organization:${organizationId}`,
  )
}

/**
 * Limits unknown tokens per client address. An attempt counts before the look-up, so that parallel attempts
 * cannot exceed the limit, and is taken off again when it succeeds.
 */
export async function limitTokenGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  await counter().consume(guessKey(address))
  const found = await find()
  if (found !== null) await counter().decrement(guessKey(address))
  return found
}
