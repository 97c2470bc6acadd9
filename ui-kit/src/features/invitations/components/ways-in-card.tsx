import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { InvitationCard } from './invitation-card.tsx'

export interface WaysInCardProps {
  token: string
  organization: string
  /** Masked. */
  invitedEmail: string
  hasAccount: boolean
}

/** An invitation for somebody who is not signed in: they come back to it from either way in. */
export function WaysInCard({ token, organization, invitedEmail, hasAccount }: WaysInCardProps) {
  const { t } = useTranslation('invitations')
  const search = new URLSearchParams({ invitation: token }).toString()
  return (
    <InvitationCard
      title={t('join.title', { organization })}
      description={t(hasAccount ? 'waysIn.existing' : 'waysIn.new', { email: invitedEmail })}
    >
      <ButtonLink to={{ pathname: hasAccount ? '/login' : '/auth', search }} variant="primary" size="lg">
        {t(hasAccount ? 'waysIn.logIn' : 'waysIn.signUp')}
      </ButtonLink>
    </InvitationCard>
  )
}
