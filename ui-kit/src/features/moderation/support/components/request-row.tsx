import { clsx } from 'clsx'
import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { PriorityBadge } from './priority-badge.tsx'

export interface RequestRowProps {
  request: SupportRequest
  href: string
  selected: boolean
}

/** A request in the list: priority, subject, sender and date. */
export function RequestRow({ request, href, selected }: RequestRowProps) {
  const { t } = useTranslation('support')
  const { title, priority, status, name, attachments, createdAt } = request
  return (
    <li className="p-1">
      <Link
        to={href}
        aria-current={selected || undefined}
        className={clsx('flex flex-col gap-1.5 rounded-md p-3 hover:bg-sunken', selected && 'bg-accent-soft')}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 font-medium break-words">{title}</span>
          <PriorityBadge priority={priority} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="min-w-0 break-words">{name ?? t('admin.deleted')}</span>
          <span aria-hidden>·</span>
          <RelativeTime iso={createdAt} />
          {status === 'closed' && <Badge tone="neutral">{t('status.closed')}</Badge>}
          {attachments.length > 0 && (
            <span className="ms-auto inline-flex items-center gap-1">
              <Paperclip aria-hidden className="size-3.5" />
              <span aria-hidden>{attachments.length}</span>
              <span className="sr-only">{t('admin.attachments', { count: attachments.length })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
