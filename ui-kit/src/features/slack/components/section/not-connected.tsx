import { useTranslation } from 'react-i18next'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { ConnectButton } from './connect-button.tsx'

export interface NotConnectedProps {
  organizationId: string
  canManage: boolean
}

/** What a connection is good for, and the button that starts it. */
export function NotConnected({ organizationId, canManage }: NotConnectedProps) {
  const { t } = useTranslation('slack')
  return (
    <SectionCard title={t('connect.title')} description={t('connect.text')}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
        <li>{t('connect.share')}</li>
        <li>{t('connect.message')}</li>
      </ul>
      {canManage && (
        <ConnectButton organizationId={organizationId} variant="primary">
          {t('connect.action')}
        </ConnectButton>
      )}
    </SectionCard>
  )
}
