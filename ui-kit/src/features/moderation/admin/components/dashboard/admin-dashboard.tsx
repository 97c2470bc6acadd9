import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaitingKind } from '@fanfare/contract/moderation/data/administration.ts'
import type { ReportAlarm } from '@fanfare/contract/moderation/data/report.ts'
import { QueryState } from '../../../../../components/query-state.tsx'
import { Meta } from '../../../../../primitives/meta.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { PageHeader } from '../../../../../primitives/page-header.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { adminStatsQuery } from '../../api/admin-queries.ts'
import { Attention } from './attention.tsx'
import { Totals } from './totals.tsx'

export interface AdminDashboardProps {
  /** The screen where pending items are decided; null while there is none. */
  pathOf: (kind: WaitingKind) => string | null
  /** `QuickAction`s. */
  actions: ReactNode
}

/** The totals of the installation, the open tasks, and quick actions. */
export function AdminDashboard({ pathOf, actions }: AdminDashboardProps) {
  const { t } = useTranslation('admin')
  const postsPath = pathOf('posts')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('dashboard.title')} noindex />
      <PageHeader title={t('dashboard.title')} />
      <QueryState
        query={useQuery(adminStatsQuery())}
        skeleton={<Totals stats={null} postsPath={postsPath} />}
        failedTitle={t('dashboard.failed')}
        card
      >
        {(stats) => (
          <>
            {stats.reportAlarm && <AlarmNotice {...stats.reportAlarm} to={pathOf('reports')} />}
            <Totals stats={stats} postsPath={postsPath} />
          </>
        )}
      </QueryState>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SectionCard title={t('dashboard.waiting')} description={t('dashboard.waitingText')}>
          <Attention />
        </SectionCard>
        <SectionCard title={t('dashboard.actions')}>
          <ul className="-mx-2 -my-1.5 flex flex-col">{actions}</ul>
        </SectionCard>
      </div>
    </div>
  )
}

function AlarmNotice({ accounts, posts, to }: ReportAlarm & { to: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <Notice
      tone="warn"
      title={t('dashboard.alarm.title')}
      action={
        to !== null && (
          <TextLink to={`${to}?withoutWeight=true&status=pending`}>{t('dashboard.alarm.link')}</TextLink>
        )
      }
    >
      {t('dashboard.alarm.text', { accounts, posts })}
    </Notice>
  )
}
