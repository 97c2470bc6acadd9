import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { formatDate } from '../../../../i18n/dates.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { MissingScopes } from './missing-scopes.tsx'

export interface ConnectionCardProps {
  organization: Organization
  status: SlackStatus
}

/** The workspace, who connected it and when, and its problems. */
export function ConnectionCard({ organization, status }: ConnectionCardProps) {
  const { t } = useTranslation(['slack', 'common'])
  const language = useLanguage()
  const { teamName, connectedBy, connectedAt, missingScopes, can } = status
  return (
    <SectionCard title={t('connection.title')}>
      {missingScopes.length > 0 && (
        <MissingScopes organizationId={organization.id} scopes={missingScopes} canManage={can.manage} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-medium break-words">{teamName}</span>
            <Badge tone="ok">{t('connection.connected')}</Badge>
          </p>
          {connectedAt !== null && (
            <p className="text-sm break-words text-muted">
              {t('connection.by', {
                name: connectedBy?.name ?? t('common:state.formerMember'),
                date: formatDate(connectedAt, language),
              })}
            </p>
          )}
        </div>
        {can.manage && <DisconnectButton organization={organization} teamName={teamName ?? 'Slack'} />}
      </div>
    </SectionCard>
  )
}
