import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import type {
  Notification,
  NotificationList,
  UnreadCount,
} from '@fanfare/contract/notifications/data/notification.ts'
import { fetchNotifications, markItemsRead, markReadUntil } from './notification-api.ts'
import { LAST_SEEN } from '../../../components/queries/last-seen-meta.ts'

export const NOTIFICATIONS_KEY = ['notifications'] as const

/** The notifications of the bell, newest first. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: NOTIFICATIONS_KEY,
    meta: LAST_SEEN,
    queryFn: ({ pageParam, signal }) => fetchNotifications(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older ?? undefined,
  })
}

/** The number of unread notifications when the session was confirmed, for as long as their list has not loaded. */
export function unreadAtStartQuery() {
  return queryOptions<number>({ queryKey: ['unread-at-start'], queryFn: skipToken })
}

/** Marks everything up to an instant as read. Updates optimistically. */
export function useMarkReadUntil() {
  return useMarkRead(markReadUntil, () => () => true)
}

/** Marks a notification as read. Updates optimistically. */
export function useMarkItemRead() {
  return useMarkRead(
    (id: string) => markItemsRead([id]),
    (id) => (notification) => notification.id === id,
  )
}

/** `isMarked` says which notifications are read once the mark has been sent. */
function useMarkRead<Mark>(
  send: (mark: Mark) => Promise<UnreadCount>,
  isMarked: (mark: Mark) => (notification: Notification) => boolean,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async (mark) => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS_KEY })
      queryClient.setQueryData(
        NOTIFICATIONS_KEY,
        (data: Pages | undefined) => data && withRead(data, isMarked(mark)),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  })
}

type Pages = InfiniteData<NotificationList, string | undefined>

/** The bell counts more than the loaded pages, so the total falls by the unread ones on these pages, at most to zero. */
function withRead(data: Pages, isMarked: (notification: Notification) => boolean): Pages {
  const all = data.pages.flatMap(({ notifications }) => notifications)
  const marked = all.filter((each) => !each.read && isMarked(each)).length
  const isAll = all.every(isMarked)
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unreadTotal: isAll ? 0 : Math.max(0, page.unreadTotal - marked),
      notifications: page.notifications.map((each) => (isMarked(each) ? { ...each, read: true } : each)),
    })),
  }
}
