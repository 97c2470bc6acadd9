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
        skeleton={<DashboardSkeleton />}
        failedTitle={t('dashboard.failed')}
        card
      >
        {(stats) => (
          <>
            {stats.reportAlarm !== null && <AlarmNotice {...stats.reportAlarm} to={pathOf('reports')} />}
            <Totals {...stats} postsPath={pathOf('posts')} />
            <SectionCard title={t('dashboard.waiting')} description={t('dashboard.waitingText')}>
              <ul className="divide-y divide-line">
                {WAITING_KINDS.map((kind) => (
                  <WaitingRow key={kind} kind={kind} waiting={stats.waiting[kind]} to={pathOf(kind)} />
                ))}
              </ul>
            </SectionCard>
          </>
        )}
      </QueryState>
      <SectionCard title={t('dashboard.actions')}>{actions}</SectionCard>
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

interface TotalsProps extends Pick<AdminStats, (typeof TOTALS)[number]> {
  /** Where pending posts are decided; null while there is no such screen. */
  postsPath: string | null
}

function Totals({ postsPath, ...stats }: TotalsProps) {
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
            {format.format(stats[total])}
          </dd>
        </Card>
      ))}
    </dl>
  )
}

function DashboardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TOTALS.map((total) => (
          <Card key={total} className="flex flex-col gap-2">
            <Skeleton className="h-7 w-16" />
            <Skeleton className="h-3 w-24" />
          </Card>
        ))}
      </div>
      <Card className="flex flex-col gap-4">
        {WAITING_KINDS.map((kind) => (
          <Skeleton key={kind} className="h-8 w-full" />
        ))}
      </Card>
    </div>
  )
}
