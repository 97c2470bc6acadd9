import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useAccept } from '../use-accept.ts'
import { InvitationCard } from './invitation-card.tsx'

export interface JoinCardProps {
  token: string
  organization: string
  /** Whom the invitation is for. */
  email: string
}

/** An invitation for whoever is signed in. */
export function JoinCard({ token, organization, email }: JoinCardProps) {
  const { t } = useTranslation('invitations')
  const errorText = useErrorText()
  const { accept, error, busy } = useAccept(token, organization)
  return (
    <InvitationCard title={t('join.title', { organization })} description={t('join.description', { email })}>
      {error !== null && (
        <Notice tone="danger" title={t('join.failed')}>
          {errorText(error)}
        </Notice>
      )}
      <Button variant="primary" size="lg" busy={busy} onClick={accept}>
        {t('join.submit')}
      </Button>
    </InvitationCard>
  )
}
