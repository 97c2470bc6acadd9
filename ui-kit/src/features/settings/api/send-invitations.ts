import type { InvitedRole } from '@fanfare/contract/data/invitation.ts'
import { hasCode, isOutage } from '../../../client/api-error.ts'
import { isAddress } from '../../../components/forms/email/email-rules.ts'
import { sendInvitation } from './settings-api.ts'

/** What became of the invitation of one address. */
export interface InviteResult {
  email: string
  outcome: 'sent' | 'member' | 'invited' | 'invalid' | 'limit' | 'failed'
  /** Why it was not sent. */
  error?: unknown
}

/**
 * Invites addresses one after the other, whether or not they have an account. Once the limit is reached or the server
 * cannot be, the rest would only fail too.
 */
export async function sendInvitations(
  organizationId: string,
  emails: string[],
  role: InvitedRole,
): Promise<InviteResult[]> {
  const results: InviteResult[] = []
  let last: Omit<InviteResult, 'email'> = { outcome: 'sent' }
  for (const email of emails) {
    const stops = last.outcome === 'limit' || isOutage(last.error)
    if (!stops) last = await inviteOne(organizationId, email, role)
    results.push({ ...last, email })
  }
  return results
}

async function inviteOne(organizationId: string, email: string, role: InvitedRole) {
  if (!isAddress(email)) return { outcome: 'invalid' } as const
  try {
    await sendInvitation(organizationId, { email, role, allowSignup: true })
    return { outcome: 'sent' } as const
  } catch (error) {
    return { outcome: outcomeOf(error), error }
  }
}

function outcomeOf(error: unknown): InviteResult['outcome'] {
  if (hasCode(error, 'ALREADY_MEMBER')) return 'member'
  if (hasCode(error, 'INVITATION_EXISTS')) return 'invited'
  if (hasCode(error, 'VALIDATION_FAILED')) return 'invalid'
  return hasCode(error, 'TOO_MANY_REQUESTS') ? 'limit' : 'failed'
}
