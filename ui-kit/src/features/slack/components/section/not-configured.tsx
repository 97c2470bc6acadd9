import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../../components/query-state.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { slackAppQuery } from '../../api/slack-queries.ts'
import { AppSetup } from './app-setup.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'

export interface NotConfiguredProps {
  canManage: boolean
}

/** The server has no Slack app. Members who manage the organization see how its operator creates one. */
export function NotConfigured({ canManage }: NotConfiguredProps) {
  const { t } = useTranslation('slack-details')
  return (
    <>
      <Notice tone="info" title={t('setup.notice')}>
        {t(canManage ? 'setup.noticeText' : 'setup.noticeMember')}
      </Notice>
      {canManage && <Instructions />}
    </>
  )
}

function Instructions() {
  const { t } = useTranslation('slack-details')
  return (
    <QueryState
      card
      query={useQuery(slackAppQuery())}
      skeleton={<SectionSkeleton />}
      failedTitle={t('setup.loadFailed')}
    >
      {(app) => <AppSetup app={app} />}
    </QueryState>
  )
}
