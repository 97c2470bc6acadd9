import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { Redirect } from '../../../../components/redirect.tsx'
import { peekReturnPath, takeReturnPath } from '../../../../platform/session/return-to.ts'
import { signInPath, useInvitation } from '../hooks/use-invitation.ts'
import { ChallengeCard } from './challenge-card.tsx'

export interface FinishSignInProps {
  /** Null when the user is signed in already. */
  challenge: TwoFactorRequired | null
}

/** Asks for the second factor where there is one, then goes to the page that asked for the sign-in. */
export function FinishSignIn({ challenge }: FinishSignInProps) {
  const navigate = useNavigate()
  const invitation = useInvitation()
  const [completed, setCompleted] = useState(challenge === null)
  if (completed || challenge === null) return <RedirectBack />
  return (
    <ChallengeCard
      userId={challenge.userId}
      onBack={() => void navigate(signInPath('/login', invitation), { replace: true })}
      onSignedIn={() => setCompleted(true)}
    />
  )
}

/** To the page that asked for the sign-in, or to the dashboard. */
function RedirectBack() {
  const [path] = useState(() => peekReturnPath())
  useEffect(() => void takeReturnPath(), [])
  return <Redirect to={path} />
}
