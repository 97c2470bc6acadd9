import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { ApiError } from '../../../client/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { peekReturnPath, takeReturnPath } from '../../../platform/session/return-to.ts'
import { Spinner } from '../../../primitives/spinner.tsx'
import { useExchangeCode } from '../api/auth-mutations.ts'
import { signInPath, useInvitation } from '../hooks/use-invitation.ts'
import { useOnce } from '../hooks/use-once.ts'
import { ChallengeCard } from './challenge-card.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

export interface ExchangeCodeProps {
  code: string
}

/** Completes the sign-in that an OAuth flow has begun. */
export function ExchangeCode({ code }: ExchangeCodeProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const invitation = useInvitation()
  const { mutate, data: challenge, error, isSuccess } = useExchangeCode()
  const [completed, setCompleted] = useState(false)
  useOnce(() => mutate(code))

  if (error !== null) {
    const reason = error instanceof ApiError ? errorText(error) : undefined
    return <SignInFailed title={t('callback.failed')} reason={reason} />
  }
  if (completed || (isSuccess && challenge === null)) return <RedirectBack />
  if (isSuccess && challenge !== null) {
    return (
      <ChallengeCard
        userId={challenge.userId}
        onBack={() => void navigate(signInPath('/login', invitation), { replace: true })}
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

/** To the page that asked for the sign-in, or to the dashboard. */
function RedirectBack() {
  const [path] = useState(() => peekReturnPath())
  useEffect(() => void takeReturnPath(), [])
  return <Navigate to={path} replace />
}
