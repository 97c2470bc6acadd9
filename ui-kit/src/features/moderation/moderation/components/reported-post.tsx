import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdministeredPost } from '@fanfare/contract/moderation/data/report.ts'
import { SensitiveCover, useCover } from '../../../../components/sensitive-cover.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { PendingDetails } from './pending-details.tsx'
import { ReportedPostActions } from './reported-post-actions.tsx'

export interface ReportedPostProps {
  post: AdministeredPost
}

/** A reported post: its state, its content, and the actions of an administrator. */
export function ReportedPost({ post }: ReportedPostProps) {
  const { id, title, details } = post
  const cover = useCover({ id, title, isSensitive: details.isSensitive })
  return (
    <Card className="flex flex-col gap-3">
      <ReportedPostContent post={post} hasDate />
      <ReportedPostActions post={{ ...post, title: cover.title }} />
    </Card>
  )
}

export interface ReportedPostContentProps extends ReportedPostProps {
  /** Whether the date of the post is shown. Beside a report it would read like the date of the report. */
  hasDate?: boolean
}

/** A reported post as the public sees it, with its state. */
export function ReportedPostContent({ post, hasDate = false }: ReportedPostContentProps) {
  const { t } = useTranslation('moderation')
  const { id, title, details, url, host, moderationStatus, moderationReason, openReports } = post
  const cover = useCover({ id, title, isSensitive: details.isSensitive })
  return (
    <>
      <States post={post} hasDate={hasDate} />
      <h2 className="text-md font-medium break-words">
        <bdi>{cover.title}</bdi>
      </h2>
      <SensitiveCover cover={cover}>
        <PendingDetails details={details} />
      </SensitiveCover>
      <div className="flex items-center gap-2">
        <HostIcon host={host} size={20} />
        <p className="min-w-0 flex-1 truncate text-sm text-muted">{url}</p>
        <ButtonAnchor href={url} variant="ghost" size="sm" atEnd icon={<ExternalLink aria-hidden />}>
          {t('open')}
        </ButtonAnchor>
      </div>
      <p className="text-sm text-muted">{t('reported.open', { count: openReports })}</p>
      {moderationStatus === 'rejected' && moderationReason !== null && (
        <p className="text-sm text-muted">{t('reported.rejectedBecause', { reason: moderationReason })}</p>
      )}
    </>
  )
}

function States({ post, hasDate }: ReportedPostContentProps) {
  const { t } = useTranslation('moderation')
  const { details, isHidden, moderationStatus, createdAt } = post
  if (!hasDate && !isHidden && moderationStatus === 'approved' && !details.isSensitive) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {isHidden && <Badge tone="danger">{t('reported.hidden')}</Badge>}
      {moderationStatus !== 'approved' && <Badge tone="warn">{t(`reported.${moderationStatus}`)}</Badge>}
      {details.isSensitive && <Badge tone="warn">{t('sensitive')}</Badge>}
      {hasDate && <RelativeTime iso={createdAt} />}
    </p>
  )
}
