import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  WAITING_KINDS,
  type AdminStats,
  type WaitingKind,
} from '@fanfare/contract/moderation/data/administration.ts'
import type { ReportAlarm } from '@fanfare/contract/moderation/data/report.ts'
import { QueryState } from '../../../../../components/query-state.tsx'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { Card } from '../../../../../primitives/card.tsx'
import { Meta } from '../../../../../primitives/meta.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { PageHeader } from '../../../../../primitives/page-header.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { adminStatsQuery } from '../../api/admin-queries.ts'
import { WaitingRow } from './waiting-row.tsx'

const TOTALS = ['totalUsers', 'totalOrganizations', 'totalPosts', 'postsPendingModeration'] as const

export interface AdminDashboardProps {
  /** The screen where pending items are decided; null while there is none. */
  pathOf: (kind: WaitingKind) => string | null
  /** Links to screens. */
  actions: ReactNode
}

/** The totals of the installation, the open tasks, and quick actions. */
export function AdminDashboard({ pathOf, actions }: AdminDashboardProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('dashboard.title')} noindex />
      <PageHeader title={t('dashboard.title')} description={t('dashboard.description')} />
      <QueryState
        query={useQuery(adminStatsQuery())}
        skeleton={<Overview stats={null} pathOf={pathOf} />}
        failedTitle={t('dashboard.failed')}
        card
      >
        {(stats) => <Overview stats={stats} pathOf={pathOf} />}
      </QueryState>
      <SectionCard title={t('dashboard.actions')}>{actions}</SectionCard>
    </div>
  )
}

interface OverviewProps extends Pick<AdminDashboardProps, 'pathOf'> {
  /** Null while they are loading: only the numbers are missing then, so that nothing moves. */
  stats: AdminStats | null
}

function Overview({ stats, pathOf }: OverviewProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      {stats?.reportAlarm && <AlarmNotice {...stats.reportAlarm} to={pathOf('reports')} />}
      <Totals stats={stats} postsPath={pathOf('posts')} />
      <SectionCard title={t('dashboard.waiting')} description={t('dashboard.waitingText')}>
        <ul aria-busy={stats === null} className="divide-y divide-line">
          {WAITING_KINDS.map((kind) => (
            <WaitingRow key={kind} kind={kind} waiting={stats?.waiting[kind] ?? null} to={pathOf(kind)} />
          ))}
        </ul>
      </SectionCard>
    </>
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

interface TotalsProps {
  stats: AdminStats | null
  /** Where pending posts are decided; null while there is no such screen. */
  postsPath: string | null
}

function Totals({ stats, postsPath }: TotalsProps) {
  const { t } = useTranslation('admin')
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {TOTALS.map((total) => (
        <Card key={total} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm text-muted">
            {total === 'postsPendingModeration' && postsPath !== null ? (
              <TextLink to={postsPath}>{t(`dashboard.${total}`)}</TextLink>
            ) : (
              t(`dashboard.${total}`)
            )}
          </dt>
          <dd className="font-display text-2xl font-semibold tracking-[-0.02em] tabular-nums">
            {stats === null ? <Skeleton className="h-8 w-16" /> : format.format(stats[total])}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
