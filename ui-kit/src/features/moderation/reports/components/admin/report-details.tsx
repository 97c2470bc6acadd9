import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { DotItem, DotList } from '../../../../../primitives/dot-list.tsx'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { ReportActs } from './report-acts.tsx'
import { ReportBadges } from './report-badges.tsx'
import type { Drafts } from './report-decisions.ts'
import { ReportHistory } from './report-history.tsx'
import { ReportedPostPreview } from './reported-post-preview.tsx'

export interface ReportDetailsProps {
  report: Report
  drafts: Drafts
  /** Whether the focus moves to the report when it is shown: it followed another one. */
  takesFocus: boolean
  onResolved: () => void
}

/**
 * A report with the people involved, its history and the possible acts, then the post as the public sees it, which
 * arrives later and moves nothing.
 */
export function ReportDetails({ report, drafts, takesFocus, onResolved }: ReportDetailsProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { description, post, reason, reporter, events } = report
  // The preview of a public post names its organization, unless it is covered.
  const isNamedBelow = post.isPublic && !post.isSensitive
  const facts = [
    t('admin.by', { name: reporter?.name ?? t('common:state.formerMember') }),
    ...(reporter === null ? [] : [reporter.email]),
    ...(isNamedBelow ? [] : [post.organization.name]),
  ]
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <ReportBadges report={report} />
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-md font-medium outline-none">
          {t('mine.reason', { reason: t(`reason.${reason}`) })}
        </h2>
        <p className="text-sm break-words text-muted">{facts.join(' · ')}</p>
        {description !== null && (
          <p dir="auto" className="break-words whitespace-pre-line">
            {description}
          </p>
        )}
        <SameReporters report={report} />
        <ReportHistory events={events} />
        {waitsForDecision(post) && (
          <ButtonLink size="sm" to={`/admin/posts/${post.id}`} className="self-start">
            {t('admin.decide')}
          </ButtonLink>
        )}
        <ReportActs report={report} drafts={drafts} onResolved={onResolved} />
      </Card>
      <ReportedPostPreview post={post} />
    </section>
  )
}

/** Links to all reports of this reporter and, for a hidden post, to the reports of all its reporters. */
function SameReporters({ report: { reporter, post } }: { report: Report }) {
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

/** Whether only an administrator can show a hidden post again, because no open report is left to resolve. */
function waitsForDecision({ isPublic, isHidden, moderationStatus, openReports }: Report['post']): boolean {
  return isPublic && isHidden && moderationStatus !== 'rejected' && openReports === 0
}
