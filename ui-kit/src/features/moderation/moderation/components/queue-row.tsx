import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import { DOMAIN_NOT_REVIEWED, FIRST_PUBLIC_POST } from '@fanfare/contract/posts/rules/post.ts'
import { RowCheckbox } from '../../../../components/selection/row-checkbox.tsx'
import { SensitiveCover, useCover } from '../../../../components/sensitive-cover.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { ButtonAnchor } from '../../../../primitives/button-anchor.tsx'
import { HostIcon } from '../../../../primitives/host-icon.tsx'
import { rowId } from '../hooks/use-queue-keys.ts'
import { PendingDetails } from './pending-details.tsx'
import { QueueActions } from './queue-actions.tsx'

export interface QueueRowProps {
  post: PendingPost
  /** Whether the shortcuts act on it. */
  isCurrent: boolean
  isSelected: boolean
  onToggle: (range: boolean) => void
}

/** A pending post: its content and the actions on it. */
export function QueueRow({ post, isCurrent, isSelected, onToggle }: QueueRowProps) {
  const { t } = useTranslation('moderation')
  const titleId = useId()
  const { id, title, isPublic, isSensitive, organization, host, url, createdAt } = post
  const cover = useCover({ id, title, isSensitive })
  return (
    <li
      id={rowId(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-current={isCurrent || undefined}
      className={clsx(
        'flex gap-3 rounded-lg p-4 outline-none sm:px-5',
        isCurrent && 'bg-accent-soft shadow-[inset_2px_0_0_var(--color-accent)]',
      )}
    >
      <RowCheckbox name={cover.title} shortcut="X" checked={isSelected} onToggle={onToggle} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge tone="neutral">{t(isPublic ? 'public' : 'private')}</Badge>
            {isSensitive && <Badge tone="warn">{t('sensitive')}</Badge>}
            <RelativeTime iso={createdAt} />
          </p>
          <h2 id={titleId} className="text-md font-medium break-words">
            <bdi>{cover.title}</bdi>
          </h2>
        </div>
        <SensitiveCover cover={cover}>
          <PendingDetails details={organization && { ...post, organization }} />
        </SensitiveCover>
        <div className="flex flex-col gap-1">
          <div className="flex items-center gap-2">
            <HostIcon host={host} size={20} />
            <p className="min-w-0 flex-1 truncate text-sm text-muted">{url}</p>
            <ButtonAnchor href={url} variant="ghost" size="sm" atEnd icon={<ExternalLink aria-hidden />}>
              {t('open')}
            </ButtonAnchor>
          </div>
          <ModerationReason post={post} />
        </div>
        <QueueActions post={{ ...post, title: cover.title }} />
      </div>
    </li>
  )
}

function ModerationReason({ post }: { post: PendingPost }) {
  const { t } = useTranslation('moderation')
  const { host, isHostApproved, hostCanBeApproved, moderationReason } = post
  const isFirst = moderationReason === FIRST_PUBLIC_POST
  const isRejected = !isFirst && moderationReason !== DOMAIN_NOT_REVIEWED && moderationReason !== null
  return (
    <div className="flex flex-col gap-0.5 text-sm text-muted">
      {isFirst && <p>{t('reason.first')}</p>}
      {!isHostApproved && (
        <p>{t(hostCanBeApproved ? 'reason.unreviewed' : 'reason.notApprovable', { host })}</p>
      )}
      {isRejected && <p>{t('reason.before', { reason: moderationReason })}</p>}
    </div>
  )
}
