import limiter from '@adonisjs/limiter/services/main'
import { emailKey } from '#users/public'
import { sha256 } from '#core/hashing/sha256'
import { addressKey } from '#core/rate_limit/address_key'
import env from '#start/env'

const { credentials: requests, window: duration } = env.limits

const PER_ORGANIZATION = 20
const HOUR = '1 hour'

interface InvitationAttempt {
  organizationId: string
  email: string
  address: string
}

const counter = () => limiter.use({ requests, duration })
const guessKey = (address: string) => `invitation:guess:${addressKey(address)}`

/**
 * Limits invitations per recipient, client address and organization. Refused ones count too, so that nobody can
 * flood a mailbox or probe which addresses have accounts.
 */
export async function limitInvitations({ organizationId, email, address }: InvitationAttempt): Promise<void> {
  await counter().consume(`invitation:address:${addressKey(address)}`)
  await counter().consume(`invitation:account:${sha256.base64url(emailKey(email))}`)
  await limiter
    .use({ requests: PER_ORGANIZATION, duration: HOUR })
    .consume(`invitation:organization:${organizationId}`)
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
