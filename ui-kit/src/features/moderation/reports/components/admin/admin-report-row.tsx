import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { useCover } from '../../../../../components/sensitive-cover.tsx'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { RelativeTime } from '../../../../../i18n/relative-time.tsx'
import { useLanguage } from '../../../../../i18n/languages.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { Badge } from '../../../../../primitives/badge.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { DotItem, DotList } from '../../../../../primitives/dot-list.tsx'
import { FocusFallback } from '../../../../../primitives/focus-fallback.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { useReopenReport } from '../../api/report-queries.ts'
import { ReportHistory } from './report-history.tsx'
import { ResolveForm } from './resolve-form.tsx'

export interface AdminReportRowProps {
  report: Report
}

/** A report with the people involved, its history, and the possible actions. */
export function AdminReportRow({ report }: AdminReportRowProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { createdAt, description, post, reason, reporter, status } = report
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={status === 'pending' ? 'warn' : 'ok'}>{t(`status.${status}`)}</Badge>
        {post.isHidden && <Badge tone="danger">{t('admin.hidden')}</Badge>}
        <Weight weight={report.weight} />
        <RelativeTime iso={createdAt} />
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

/** The weight of a report; nothing for a report of full weight. */
function Weight({ weight }: Pick<Report, 'weight'>) {
  const { t } = useTranslation('reports')
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent' }).format(
    weight / FULL_WEIGHT,
  )
  if (weight >= FULL_WEIGHT) return null
  return (
    <Badge tone="neutral">{t(weight === 0 ? 'admin.weight.none' : 'admin.weight.part', { percent })}</Badge>
  )
}

/** Links to all reports of this reporter and, for a hidden post, to the reports of all its reporters. */
function SameReporters({ report: { reporter, post } }: AdminReportRowProps) {
  const { t } = useTranslation('reports')
  return (
    <DotList>
      {reporter !== null && (
        <DotItem>
          <TextLink to={`/admin/reports?userId=${reporter.id}`}>
            {t('admin.ofReporter', { name: reporter.name })}
          </TextLink>
        </DotItem>
      )}
      {post.isHidden && (
        <DotItem>
          <TextLink to={`/admin/reports?reportersOf=${post.id}`}>{t('admin.ofReporters')}</TextLink>
        </DotItem>
      )}
    </DotList>
  )
}

const postPath = (id: string) => `/admin/posts/${id}`

/** Whether only an administrator can show a hidden post again, because no open report is left to resolve. */
function waitsForDecision({ isPublic, isHidden, moderationStatus, openReports }: Report['post']): boolean {
  return isPublic && isHidden && moderationStatus !== 'rejected' && openReports === 0
}

/** Links to the public page, or to a page for administrators while the post is hidden from the public. */
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
