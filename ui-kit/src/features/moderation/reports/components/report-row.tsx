import { useTranslation } from 'react-i18next'
import type { MyReport } from '@fanfare/contract/moderation/data/report.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { TextLink } from '../../../../primitives/text-link.tsx'

export interface ReportRowProps {
  report: MyReport
}

/** A report: the post, the reason, the status and the response. The title of a sensitive post stays covered. */
export function ReportRow({ report }: ReportRowProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { status, reason, description, post, createdAt } = report
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Badge tone={status === 'pending' ? 'warn' : 'ok'}>{t(`status.${status}`)}</Badge>
        <RelativeTime iso={createdAt} />
      </p>
      <h2 className="font-medium break-words">
        {post === null ? (
          <span className="text-muted">{t('mine.postGone')}</span>
        ) : (
          <TextLink dir="auto" to={new URL(post.publicUrl).pathname}>
            {post.isSensitive ? t('common:sensitive.title') : post.title}
          </TextLink>
        )}
      </h2>
      <p className="text-muted">{t('mine.reason', { reason: t(`reason.${reason}`) })}</p>
      {description !== null && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {description}
        </p>
      )}
      <ReportAnswer report={report} />
    </li>
  )
}

function ReportAnswer({ report: { moderatorResponse, resolvedAt } }: ReportRowProps) {
  const { t } = useTranslation('reports')
  if (moderatorResponse === null || resolvedAt === null) return null
  return (
    <div className="rounded-md bg-sunken px-3.5 py-3">
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span className="font-medium text-ink">{t('mine.response')}</span>
        <RelativeTime iso={resolvedAt} />
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{moderatorResponse}</p>
    </div>
  )
}
