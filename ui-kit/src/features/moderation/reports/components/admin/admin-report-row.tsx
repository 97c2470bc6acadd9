import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { useCover } from '../../../../../components/sensitive-cover.tsx'
import { ReportBadges } from './report-badges.tsx'

export interface AdminReportRowProps {
  report: Report
  href: string
  selected: boolean
  /** Whether the report is shown on a phone too, so that its row is marked there. */
  isChosen: boolean
}

/** A report in the queue: its state, the post, the reason, and who reported it. */
export function AdminReportRow({ report, href, selected, isChosen }: AdminReportRowProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { post, reason, reporter } = report
  const { title } = useCover(post)
  const who = reporter === null ? t('common:state.formerMember') : `${reporter.name} · ${reporter.email}`
  return (
    <li className="p-1">
      <Link
        to={href}
        preventScrollReset
        aria-current={selected || undefined}
        className={clsx(
          'flex flex-col gap-1 rounded-md p-3 hover:bg-sunken',
          selected && (isChosen ? 'bg-accent-soft' : 'lg:bg-accent-soft'),
        )}
      >
        <ReportBadges report={report} />
        <bdi className="font-medium break-words">{title}</bdi>
        <span className="text-sm break-words text-muted">
          {t(`reason.${reason}`)} · {who} · {post.organization.name}
        </span>
      </Link>
    </li>
  )
}
