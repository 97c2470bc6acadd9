import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/use-session.ts'
import { GoHome } from './go-home.tsx'
import { InvitationCard } from './invitation-card.tsx'

/** A link that opens nothing. Who has used it themselves is told where that has led. */
export function InvitationInvalid() {
  const { t } = useTranslation('invitations')
  const { user } = useSession()
  return (
    <InvitationCard
      title={t('invalid.title')}
      description={t(user === null ? 'invalid.description' : 'invalid.signedIn')}
    >
      <GoHome variant="primary" />
    </InvitationCard>
  )
}
