import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { Meta } from '../../../../primitives/meta.tsx'
import type { AuthMode } from './auth-mode.ts'
import { useInvitation } from '../hooks/use-invitation.ts'
import { SignInCard } from './sign-in-card.tsx'

const ChallengeCard = lazy(async () => ({ default: (await import('./challenge-card.tsx')).ChallengeCard }))

export interface SignInProps {
  /** The form that is open from the start; none by default. */
  opensWith?: AuthMode
}

/** The sign-in methods, then the second factor where there is one. The guard of the page redirects afterwards. */
export function SignIn({ opensWith }: SignInProps) {
  const { t } = useTranslation('auth')
  const invitation = useInvitation()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<TwoFactorRequired | null>(null)
  const goBack = () => {
    setChallenge(null)
    void navigate({ pathname: '/login', search }, { replace: true })
  }

  if (challenge !== null) return <ChallengeCard userId={challenge.userId} onBack={goBack} />
  return (
    <>
      <Meta title={t(`${opensWith ?? 'signIn'}.title`)} noindex />
      <SignInCard opensWith={opensWith} invitation={invitation} onChallenge={setChallenge} />
    </>
  )
}
