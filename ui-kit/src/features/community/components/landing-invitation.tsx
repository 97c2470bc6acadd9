import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'

export interface LandingInvitationProps {
  signedIn: boolean
}

/** The last words of the landing page: do the same with your own team. */
export function LandingInvitation({ signedIn }: LandingInvitationProps) {
  const { t } = useTranslation('community')
  return (
    <Card as="section" aria-labelledby="invitation" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="invitation" className="font-display text-xl font-semibold tracking-[-0.02em]">
          {t('invitation.title')}
        </h2>
        <p className="mt-1 text-muted">{t('invitation.text')}</p>
      </div>
      <ButtonLink to={signedIn ? '/dashboard' : '/register'}>
        {signedIn ? t('invitation.dashboard') : t('invitation.start')}
      </ButtonLink>
    </Card>
  )
}
