import type { InvitationRequest, InvitedRole } from '@fanfare/contract/organizations/data/invitation.ts'
import { hasCode, isOutage } from '../../../../client/api-error.ts'
import { isAddress } from '../../../../components/forms/email/email-rules.ts'
import { sendInvitation } from './settings-api.ts'

/** The outcome of inviting one address. */
export interface InviteResult {
  email: string
  outcome: 'sent' | 'unknown' | 'member' | 'invited' | 'invalid' | 'limit' | 'failed'
  /** Why it was not sent. */
  error?: unknown
}

/**
 * Invites addresses one after another. An address without an account may be a typing error: it is `unknown` until it is
 * confirmed with `allowSignup`. Stops once the limit is reached or the server is unreachable, since the rest would fail too.
 */
export async function sendInvitations(
  organizationId: string,
  emails: string[],
  { role, allowSignup }: { role: InvitedRole; allowSignup: boolean },
): Promise<InviteResult[]> {
  const results: InviteResult[] = []
  let last: Omit<InviteResult, 'email'> = { outcome: 'sent' }
  for (const email of emails) {
    const stops = last.outcome === 'limit' || isOutage(last.error)
    if (!stops) last = await inviteOne(organizationId, { email, role, allowSignup })
    results.push({ ...last, email })
  }
  return results
}

async function inviteOne(organizationId: string, invitation: InvitationRequest) {
  if (!isAddress(invitation.email)) return { outcome: 'invalid' } as const
  try {
    await sendInvitation(organizationId, invitation)
    return { outcome: 'sent' } as const
  } catch (error) {
    return { outcome: outcomeOf(error), error }
  }
}

function outcomeOf(error: unknown): InviteResult['outcome'] {
  if (hasCode(error, 'USER_NOT_FOUND')) return 'unknown'
  if (hasCode(error, 'ALREADY_MEMBER')) return 'member'
  if (hasCode(error, 'INVITATION_EXISTS')) return 'invited'
  if (hasCode(error, 'VALIDATION_FAILED')) return 'invalid'
  return hasCode(error, 'TOO_MANY_REQUESTS') ? 'limit' : 'failed'
}
