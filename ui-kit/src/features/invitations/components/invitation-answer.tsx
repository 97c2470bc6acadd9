import type { InvitationCheck } from '@fanfare/contract/data/invitation.ts'
import { useSession } from '../../../session/use-session.ts'
import { ForAnotherCard } from './for-another-card.tsx'
import { InvitationInvalid } from './invitation-invalid.tsx'
import { JoinCard } from './join-card.tsx'
import { WaysInCard } from './ways-in-card.tsx'

export interface InvitationAnswerProps {
  token: string
  check: InvitationCheck
}

/** What whoever holds the link can do with it. */
export function InvitationAnswer({ token, check }: InvitationAnswerProps) {
  const { user } = useSession()
  const { valid, organization, invitedEmail, isExistingUser, isForYou } = check
  if (!valid || organization === null || invitedEmail === null) return <InvitationInvalid />
  if (user === null) {
    return (
      <WaysInCard
        token={token}
        organization={organization.name}
        invitedEmail={invitedEmail}
        hasAccount={isExistingUser}
      />
    )
  }
  if (isForYou === false) {
    return (
      <ForAnotherCard organization={organization.name} invitedEmail={invitedEmail} yourEmail={user.email} />
    )
  }
  return <JoinCard token={token} organization={organization.name} email={user.email} />
}
