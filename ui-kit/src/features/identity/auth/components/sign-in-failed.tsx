import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { signInPath, useInvitation } from '../hooks/use-invitation.ts'

export interface SignInFailedProps {
  title: string
  reason?: string
}

/** An OAuth flow that ended without a sign-in. */
export function SignInFailed({ title, reason }: SignInFailedProps) {
  const { t } = useTranslation()
  const login = signInPath('/login', useInvitation())
  return (
    <OutcomePage tone="danger" icon={<CircleX />} title={title} description={reason}>
      <ButtonLink to={login} variant="primary" size="lg">
        {t('actions.retry')}
      </ButtonLink>
    </OutcomePage>
  )
}
