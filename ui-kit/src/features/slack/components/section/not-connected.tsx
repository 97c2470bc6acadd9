import { useTranslation } from 'react-i18next'
import type { SlackScope } from '@fanfare/contract/slack/rules/slack.ts'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { ConnectButton } from './connect-button.tsx'
import { ScopeDetails } from './scope-details.tsx'

export interface NotConnectedProps {
  organizationId: string
  canManage: boolean
  /** The requested scopes, once they are loaded. */
  scopes?: readonly SlackScope[]
}

/** The purpose of a connection, the requested scopes, and the button that starts it. */
export function NotConnected({ organizationId, canManage, scopes }: NotConnectedProps) {
  const { t } = useTranslation('slack')
  return (
    <>
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
      {canManage && scopes !== undefined && <ScopeDetails scopes={scopes} />}
    </>
  )
}
