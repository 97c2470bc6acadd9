import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { NotificationList } from '@fanfare/contract/data/notification.ts'
import { fetchNotifications, markReadUntil } from './notification-api.ts'

export const NOTIFICATIONS_KEY = ['notifications'] as const

/** The notifications of the bell, newest first. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }) => fetchNotifications(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older ?? undefined,
  })
}

/** Marks everything up to an instant as read: at once on screen, and taken back when it fails. */
export function useMarkReadUntil() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: markReadUntil,
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS_KEY })
      queryClient.setQueryData(NOTIFICATIONS_KEY, allRead)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  })
}

type Pages = InfiniteData<NotificationList, string | undefined>

const allRead = (data: Pages | undefined): Pages | undefined =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unreadTotal: 0,
      notifications: page.notifications.map((each) => ({ ...each, read: true })),
    })),
  }
