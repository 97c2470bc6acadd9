import { Check, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '@fanfare/contract/moderation/data/administration.ts'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import type { SupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { useCover } from '../../../../../components/sensitive-cover.tsx'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../../i18n/use-error-text.ts'
import { ButtonAnchor } from '../../../../../primitives/button-anchor.tsx'
import { ButtonLink } from '../../../../../primitives/button-link.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useDecide } from '../../../moderation/hooks/use-decide.ts'
import { JobActions } from '../jobs/job-actions.tsx'
import { AttentionRow } from './attention-row.tsx'

export function PostRow({ post }: { post: PendingPost }) {
  const { t } = useTranslation(['moderation', 'admin'])
  const { title } = useCover(post)
  const errorText = useErrorText()
  const { decide, busy } = useDecide(post)
  const approve = () => {
    decide('approve', {}).catch((error: unknown) =>
      toast('error', joinSentences(t('moderateFailed'), errorText(error))),
    )
  }
  return (
    <AttentionRow
      kind="posts"
      title={title}
      details={[post.host, post.organization?.name].filter((detail) => detail !== undefined)}
      since={post.createdAt}
      acts={
        <>
          <ButtonAnchor href={post.url} variant="ghost" size="sm" icon={<ExternalLink aria-hidden />}>
            {t('open')}
            <span className="sr-only"> {title}</span>
          </ButtonAnchor>
          <Button size="sm" icon={<Check aria-hidden />} busy={busy} onClick={approve}>
            {t('approve')}
            <span className="sr-only"> {title}</span>
          </Button>
        </>
      }
    />
  )
}

export function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation(['admin', 'reports'])
  const { title } = useCover(report.post)
  return (
    <AttentionRow
      kind="reports"
      title={title}
      details={[t(`reports:reason.${report.reason}`)]}
      since={report.createdAt}
      acts={
        <Open
          to={`/admin/reports?status=pending&report=${report.id}`}
          label={t('dashboard.decide')}
          title={title}
        />
      }
    />
  )
}

export function RequestRow({ request }: { request: SupportRequest }) {
  const { t } = useTranslation(['admin', 'support'])
  const { id, title, name, priority, createdAt } = request
  const sender = name ?? t('support:admin.deleted')
  return (
    <AttentionRow
      kind="requests"
      title={title}
      details={[t(`support:priority.${priority}`), sender]}
      since={createdAt}
      acts={<Open to={`/admin/support?request=${id}`} label={t('dashboard.answer')} title={title} />}
    />
  )
}

export function FailedJobRow({ job }: { job: FailedJob }) {
  return (
    <AttentionRow
      kind="jobs"
      title={job.name}
      details={job.error === null ? [] : [job.error]}
      since={job.failedAt}
      acts={<JobActions job={job} />}
    />
  )
}

function Open({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <ButtonLink to={to} size="sm">
      {label}
      <span className="sr-only"> {title}</span>
    </ButtonLink>
  )
}
