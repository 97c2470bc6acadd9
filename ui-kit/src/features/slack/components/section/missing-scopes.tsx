import { useTranslation } from 'react-i18next'
import type { SlackScope } from '@fanfare/contract/slack/rules/slack.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { ConnectButton } from './connect-button.tsx'
import { ScopeList } from './scope-list.tsx'

export interface MissingScopesProps {
  organizationId: string
  scopes: readonly SlackScope[]
  canManage: boolean
}

/** The scopes that Slack has not granted, and how to fix that. */
export function MissingScopes({ organizationId, scopes, canManage }: MissingScopesProps) {
  const { t } = useTranslation('slack-details')
  return (
    <Notice tone="warn" title={t('missing.title', { count: scopes.length })}>
      <div className="flex flex-col gap-3">
        <p>{t(canManage ? 'missing.text' : 'missing.member')}</p>
        <ScopeList scopes={scopes} />
        {canManage && <ConnectButton organizationId={organizationId}>{t('missing.action')}</ConnectButton>}
      </div>
    </Notice>
  )
}
