import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportAlarm } from '@fanfare/contract/moderation/data/report.ts'
import { QueryState } from '../../../../../components/query-state.tsx'
import { Meta } from '../../../../../primitives/meta.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { PageHeader } from '../../../../../primitives/page-header.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { useAdminStats } from '../../api/admin-queries.ts'
import { Attention } from './attention.tsx'
import { isLoading, useAttentionLists } from './attention-lists.tsx'
import { Totals } from './totals.tsx'

export interface AdminDashboardProps {
  /** `QuickAction`s. */
  actions: ReactNode
}

/** The totals of the installation, the open tasks, and quick actions. */
export function AdminDashboard({ actions }: AdminDashboardProps) {
  // All that its rows use: texts that load later would hide what is shown already.
  const { t } = useTranslation(['admin', 'moderation', 'reports', 'support'])
  const attention = useAttentionLists()
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('dashboard.title')} noindex />
      <PageHeader title={t('dashboard.title')} />
      <QueryState
        query={useAdminStats()}
        skeleton={<Totals stats={null} />}
        failedTitle={t('dashboard.failed')}
        card
      >
        {(stats) => (
          <>
            {stats.reportAlarm && <AlarmNotice {...stats.reportAlarm} />}
            <Totals stats={stats} />
          </>
        )}
      </QueryState>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SectionCard title={t('dashboard.waiting')} description={t('dashboard.waitingText')}>
          <Attention lists={attention} />
        </SectionCard>
        {/* On phones they appear together with the list above, whose length would move them. */}
        <div className={clsx(isLoading(attention) && 'max-lg:hidden')}>
          <SectionCard title={t('dashboard.actions')}>
            <ul className="-mx-2 -my-1.5 flex flex-col">{actions}</ul>
          </SectionCard>
        </div>
      </div>
    </div>
  )
}

function AlarmNotice({ accounts, posts }: ReportAlarm) {
  const { t } = useTranslation('admin')
  return (
    <Notice
      tone="warn"
      title={t('dashboard.alarm.title')}
      action={
        <TextLink to="/admin/reports?withoutWeight=true&status=pending">{t('dashboard.alarm.link')}</TextLink>
      }
    >
      {t('dashboard.alarm.text', { accounts, posts })}
    </Notice>
  )
}
