import env from '#start/env'
import { recipientLimit } from '#identity/public'
import { countRequest, returnRequest, type DurableLimit } from '#core/http/rate_limit/durable_limit'
import { addressLimits, limitOf } from '#core/http/rate_limit/limit_of'

const { limits } = env

const DAY = 86_400

/** The limits of invitations: the key without the user, organization or address, the requests, and the window in seconds. */
export const INVITATION_LIMITS = {
  guessAtAddress: { key: 'invitation:guess', requests: limits.address, duration: limits.window },
  ofOrganization: { key: 'invitation:organization', requests: limits.invitations, duration: DAY },
  ofUser: { key: 'invitation:user', requests: limits.invitations, duration: DAY },
} as const satisfies Record<string, DurableLimit>

interface InvitationAttempt {
  organizationId: string
  userId: string
  email: string
}

/** Limits invitations per recipient, organization and inviter. Refused ones count too. */
export async function limitInvitations({ organizationId, userId, email }: InvitationAttempt): Promise<void> {
  await countRequest([
    recipientLimit(email),
    limitOf(INVITATION_LIMITS.ofUser, userId),
    limitOf(INVITATION_LIMITS.ofOrganization, organizationId),
  ])
}

/**
 * Limits unknown tokens per client address. An attempt is counted before the look-up, so that parallel attempts cannot
 * exceed the limit, and uncounted if it succeeds.
 */
export async function limitTokenGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  const guesses = addressLimits(INVITATION_LIMITS.guessAtAddress, address)
  await countRequest(guesses)
  const found = await find()
  if (found !== null) await returnRequest(guesses)
  return found
}
