import limiter from '@adonisjs/limiter/services/main'
import { createHash } from 'node:crypto'
import { emailKey } from '#accounts/public'
import { addressKey } from '#core/rate_limit/address_key'
import env from '#start/env'

const { credentials: requests, window: duration } = env.limits

const PER_ORGANIZATION = 20
const HOUR = '1 hour'

/** Who is written to, from where, and in whose name. */
interface Sending {
  organizationId: string
  email: string
  address: string
}

const counter = () => limiter.use({ requests, duration })
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const guessesOf = (address: string) => `invitation:guess:${addressKey(address)}`

/**
 * Counts invitations per recipient, per address they are sent from and per organization, refused ones too:
 * nobody's mailbox is filled, and nobody asks at leisure who has an account.
 */
export async function limitInvitations({ organizationId, email, address }: Sending): Promise<void> {
  await counter().consume(`invitation:address:${addressKey(address)}`)
  await counter().consume(`invitation:account:${digest(emailKey(email))}`)
  await limiter
    .use({ requests: PER_ORGANIZATION, duration: HOUR })
    .consume(`invitation:organization:${organizationId}`)
}

/**
 * Counts tokens that open nothing, per address. A try is counted before it is made, so that tries in parallel
 * cannot pass together, and taken back when it found something.
 */
export async function limitGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  await counter().consume(guessesOf(address))
  const found = await find()
  if (found !== null) await counter().decrement(guessesOf(address))
  return found
}
