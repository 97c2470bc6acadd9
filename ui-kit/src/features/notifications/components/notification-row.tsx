import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Notification } from '@fanfare/contract/notifications/data/notification.ts'
import { isReadOnClick, notificationPath } from '@fanfare/contract/notifications/rules/notification.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { useWhat } from '../hooks/use-what.ts'
import { useMarkItemRead } from '../api/notification-queries.ts'

export interface NotificationRowProps {
  notification: Notification
  onOpen: () => void
}

/** A notification, linked to its subject. The title of a sensitive post stays covered. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const what = useWhat(notification)
  const { mutate: markRead } = useMarkItemRead()
  const { id, type, read, at, sensitive, post, waiting, report, moderation, support, webhook } = notification
  const title = sensitive ? t('common:sensitive.title') : post?.title
  const whyOff = webhook ? t(`off.${webhook.reason}`, { name: webhook.name }) : undefined
  const detail = sensitive ? title : (report?.moderatorResponse ?? support?.answer ?? whyOff ?? title)
  return (
    <li>
      <Link
        to={notificationPath(notification)}
        onClick={() => {
          if (!read && isReadOnClick(type)) markRead(id)
          onOpen()
        }}
        className="flex gap-2.5 rounded-md px-2 py-2.5 hover:bg-ink/4"
      >
        <span
          aria-hidden
          className={clsx('mt-1.5 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className={clsx('break-words', !read && 'font-medium')}>
            {!read && <span className="sr-only">{t('unreadOne')} </span>}
            {what}
          </span>
          {detail !== undefined && (
            <span dir="auto" className="line-clamp-2 break-words text-muted">
              {detail}
            </span>
          )}
          {!sensitive && waiting?.suggestion && (
            <span dir="auto" className="line-clamp-2 break-words">
              {waiting.suggestion}
            </span>
          )}
          {!sensitive && moderation?.reason && (
            <span className="line-clamp-3 break-words text-muted">{moderation.reason}</span>
          )}
          <span className="text-sm text-faint">
            <RelativeTime iso={at} />
          </span>
        </span>
      </Link>
      {type === 'supply.low' && (
        <ButtonLink
          to={`${notificationPath(notification)}?generate=more`}
          size="sm"
          className="ms-6.5 mb-2"
          onClick={onOpen}
        >
          {t('generateMore')}
        </ButtonLink>
      )}
      {type === 'suggestions.wanted' && (
        <ButtonLink to={notificationPath(notification)} size="sm" className="ms-6.5 mb-2" onClick={onOpen}>
          {t('suggest')}
        </ButtonLink>
      )}
    </li>
  )
}
