import { mailLimits, type MailAttempt } from '#auth/public'
import { addressKey } from '#core/rate_limit/address_key'
import { countRequest, returnRequest } from '#core/rate_limit/durable_limit'
import env from '#start/env'

const { credentials: requests, window: duration } = env.limits

const PER_ORGANIZATION = 20
const HOUR = '1 hour'

interface InvitationAttempt extends MailAttempt {
  organizationId: string
}

/** Limits invitations like other mails, and per organization. */
export async function limitInvitations({ organizationId, ...mail }: InvitationAttempt): Promise<void> {
  const ofOrganization = {
    key: `invitation:organization:${organizationId}`,
    requests: PER_ORGANIZATION,
    duration: HOUR,
  }
  await countRequest([...mailLimits(mail), ofOrganization])
}

/**
 * Limits unknown tokens per client address. An attempt counts before the look-up, so that parallel attempts
 * cannot exceed the limit, and is taken off again when it succeeds.
 */
export async function limitTokenGuesses<T>(address: string, find: () => Promise<T>): Promise<T> {
  const limits = [{ key: `invitation:guess:${addressKey(address)}`, requests, duration }]
  await countRequest(limits)
  const found = await find()
  if (found !== null) await returnRequest(limits)
  return found
}
