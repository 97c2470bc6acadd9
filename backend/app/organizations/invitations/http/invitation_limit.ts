import { addressLimits, limitOf, recipientLimit } from '#identity/public'
import { countRequest, returnRequest } from '#core/http/rate_limit/durable_limit'

interface InvitationAttempt {
  organizationId: string
  userId: string
  email: string
}

/** Limits invitations per recipient, organization and inviter. Refused ones count too. */
export async function limitInvitations({ organizationId, userId, email }: InvitationAttempt): Promise<void> {
  await countRequest([
    recipientLimit(email),
    limitOf('invitationOfUser', userId),
    limitOf('invitationOfOrganization', organizationId),
  ])
}

/**
 * Limits unknown tokens per client address. An attempt is counted before the look-up, so that parallel attempts cannot
 * exceed the limit, and uncounted if it succeeds.
 */
export async function limitTokenGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  const limits = addressLimits('invitationGuessAtAddress', address)
  await countRequest(limits)
  const found = await find()
  if (found !== null) await returnRequest(limits)
  return found
}
