import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '@fanfare/contract/data/report.ts'
import { useCover } from '../../../../components/sensitive-cover.tsx'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { useLanguage } from '../../../../i18n/languages.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { FocusFallback } from '../../../../primitives/focus-fallback.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { useReopenReport } from '../../api/report-queries.ts'
import { ReportHistory } from './report-history.tsx'
import { ResolveForm } from './resolve-form.tsx'

export interface AdminReportRowProps {
  report: Report
}

/** A report with the people involved, its history, and what an administrator can do next. */
export function AdminReportRow({ report }: AdminReportRowProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { createdAt, description, post, reason, reporter, status } = report
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={status === 'pending' ? 'warn' : 'ok'}>{t(`status.${status}`)}</Badge>
        {post.isHidden && <Badge tone="danger">{t('admin.hidden')}</Badge>}
        <Weight weight={report.weight} />
        <DateText iso={createdAt} />
      </p>
      <h2 className="font-medium break-words">
        <PostTitle post={post} />
      </h2>
      <p className="text-sm break-words text-muted">
        {reporter === null ? t('common:state.formerMember') : `${reporter.name} · ${reporter.email}`} ·{' '}
        {post.organization.name}
      </p>
      <p className="text-muted">{t('mine.reason', { reason: t(`reason.${reason}`) })}</p>
      {description !== null && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {description}
        </p>
      )}
      <SameReporters report={report} />
      <ReportHistory events={report.events} />
      {waitsForDecision(post) && (
        <ButtonLink size="sm" to={postPath(post.id)} className="self-start">
          {t('admin.decide')}
        </ButtonLink>
      )}
      {status === 'pending' ? <Resolution report={report} /> : <ReopenButton id={report.id} />}
    </li>
  )
}

const FULL_WEIGHT = 100

/** How much a report counts; nothing is said about one that counts in full. */
function Weight({ weight }: Pick<Report, 'weight'>) {
  const { t } = useTranslation('reports')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' }).format(weight / FULL_WEIGHT)
  if (weight >= FULL_WEIGHT) return null
  return (
    <Badge tone="neutral">{t(weight === 0 ? 'admin.weight.none' : 'admin.weight.part', { percent })}</Badge>
  )
}

/** Leads to what else the account has reported, and all accounts that have reported a hidden post. */
function SameReporters({ report: { reporter, post } }: AdminReportRowProps) {
  const { t } = useTranslation('reports')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {reporter !== null && (
        <TextLink to={`/admin/reports?userId=${reporter.id}`}>
          {t('admin.ofReporter', { name: reporter.name })}
        </TextLink>
      )}
      {post.isHidden && (
        <TextLink to={`/admin/reports?reportersOf=${post.id}`}>{t('admin.ofReporters')}</TextLink>
      )}
    </p>
  )
}

const postPath = (id: string) => `/admin/posts/${id}`

/** Whether nothing but an administrator brings a hidden post back: no open report is left to resolve. */
function waitsForDecision({ isPublic, isHidden, moderationStatus, openReports }: Report['post']): boolean {
  return isPublic && isHidden && moderationStatus !== 'rejected' && openReports === 0
}

/** Leads to the public page, or to a page for administrators while the public has none. */
function PostTitle({ post }: { post: Report['post'] }) {
  const { title } = useCover(post)
  if (post.publicUrl !== null)
    return (
      <TextLink dir="auto" to={new URL(post.publicUrl).pathname}>
        {title}
      </TextLink>
    )
  return post.isPublic ? (
    <TextLink dir="auto" to={postPath(post.id)}>
      {title}
    </TextLink>
  ) : (
    title
  )
}

function Resolution({ report }: AdminReportRowProps) {
  const { t } = useTranslation('reports')
  const [open, setOpen] = useState(false)
  return (
    <FocusFallback watch={open}>
      {open ? (
        <ResolveForm report={report} onCancel={() => setOpen(false)} />
      ) : (
        <Button size="sm" className="self-start" onClick={() => setOpen(true)}>
          {t('admin.resolve')}
        </Button>
      )}
    </FocusFallback>
  )
}

function ReopenButton({ id }: { id: string }) {
  const { t } = useTranslation('reports')
  const { mutateAsync, isPending } = useReopenReport(id)
  const reopen = useToastAction({
    action: mutateAsync,
    done: t('admin.reopened'),
    failed: t('admin.reopenFailed'),
  })
  return (
    <Button size="sm" className="self-start" busy={isPending} onClick={reopen}>
      {t('admin.reopen')}
    </Button>
  )
}
