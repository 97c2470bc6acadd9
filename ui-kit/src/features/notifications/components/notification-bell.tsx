import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UNREAD_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { lateContent } from '../../../primitives/late/late-content.tsx'
import { Popover } from '../../../primitives/popover.tsx'
import { notificationsQuery, unreadAtStartQuery } from '../api/notification-queries.ts'
import type { NotificationPanelProps } from './notification-panel.tsx'

const NotificationPanel = lateContent<NotificationPanelProps>(() => import('./notification-panel.tsx'))

/** The bell of the header: how many notifications are unread, and their list. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const [open, setOpen] = useState(false)
  const query = useInfiniteQuery(notificationsQuery())
  const atStart = useQuery(unreadAtStartQuery())
  // The list that this device kept from an earlier visit is older.
  const isOlder = query.dataUpdatedAt < atStart.dataUpdatedAt
  const unread = (isOlder ? atStart.data : query.data?.pages[0]?.unreadTotal) ?? 0
  const trigger = (
    <IconButton
      label={unread === 0 ? t('title') : t('unread', { count: unread })}
      className="relative"
      icon={
        <>
          <Bell aria-hidden />
          <UnreadBadge count={unread} />
        </>
      }
    />
  )
  return (
    <Popover
      label={t('title')}
      trigger={trigger}
      align="end"
      open={open}
      onOpenChange={setOpen}
      content={NotificationPanel.code}
    >
      <NotificationPanel query={query} unread={unread} onClose={() => setOpen(false)} />
    </Popover>
  )
}

function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="absolute -end-0.5 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none font-semibold text-on-accent tabular-nums"
    >
      {count >= UNREAD_MAX ? `${UNREAD_MAX}+` : count}
    </span>
  )
}
