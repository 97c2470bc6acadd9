import env from '#start/env'
import { recipientLimit } from '#identity/public'
import { countRequest, returnRequest, type DurableLimit } from '#core/http/rate_limit/durable_limit'
import { addressLimits } from '#core/http/rate_limit/limit_of'
import { invitationMailLimits } from '#organizations/invitations/repositories/mail_limits'

const GUESSES_AT_ADDRESS: DurableLimit = {
  key: 'invitation:guess',
  requests: env.limits.address,
  duration: env.limits.window,
}

interface InvitationAttempt {
  organizationId: string
  userId: string
  email: string
}

/** Limits invitations per recipient, organization and inviter. Refused ones count too. */
export async function limitInvitations({ organizationId, userId, email }: InvitationAttempt): Promise<void> {
  await countRequest([recipientLimit(email), ...invitationMailLimits(organizationId, userId)])
}

/**
 * Limits unknown tokens per client address. An attempt is counted before the look-up, so that parallel attempts cannot
 * exceed the limit, and uncounted if it succeeds.
 */
export async function limitTokenGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  const guesses = addressLimits(GUESSES_AT_ADDRESS, address)
  await countRequest(guesses)
  const found = await find()
  if (found !== null) await returnRequest(guesses)
  return found
}
