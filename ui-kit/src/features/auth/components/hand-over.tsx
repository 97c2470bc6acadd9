import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Spinner } from '../../../primitives/spinner.tsx'
import { useTakeToken } from '../api/auth-mutations.ts'
import { useInvitation, wayInPath } from '../invitation.ts'
import { useOnce } from '../use-once.ts'
import { ChallengeCard } from './challenge-card.tsx'
import { LeadOn } from './lead-on.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

export interface HandOverProps {
  /** What the address has brought. */
  token: string
}

/** Turns what a provider's journey has brought into a session. */
export function HandOver({ token }: HandOverProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const invitation = useInvitation()
  const { mutate, data: challenge, error, isSuccess } = useTakeToken()
  const [completed, setCompleted] = useState(false)
  useOnce(() => mutate(token))

  if (error !== null) {
    const reason = error instanceof ApiError ? errorText(error) : undefined
    return <SignInFailed title={t('callback.failed')} reason={reason} />
  }
  if (completed || (isSuccess && challenge === null)) return <LeadOn />
  if (isSuccess && challenge !== null) {
    return (
      <ChallengeCard
        userId={challenge.userId}
        onBack={() => void navigate(wayInPath('/login', invitation), { replace: true })}
        onSignedIn={() => setCompleted(true)}
      />
    )
  }
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('callback.working')} />
    </div>
  )
}
