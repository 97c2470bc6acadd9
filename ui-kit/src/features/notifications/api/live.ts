import type { QueryClient } from '@tanstack/react-query'
import { NOTIFICATION_EVENTS } from '@fanfare/contract/notifications/rules/notification_events.ts'
import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import { RHYTHM_KEY } from '../rhythms/api/rhythm-key.ts'
import { NOTIFICATIONS_KEY } from './notification-queries.ts'

const refetch = (queryClient: QueryClient) => refetchSoon(queryClient, NOTIFICATIONS_KEY)

const changes = Object.fromEntries(NOTIFICATION_EVENTS.map((type) => [type, refetch])) as Record<
  (typeof NOTIFICATION_EVENTS)[number],
  typeof refetch
>

export const notificationHandlers = {
  ...changes,
  'notifications.read': refetch,
  'rhythm.changed': (queryClient) => refetchSoon(queryClient, RHYTHM_KEY),
} satisfies LiveHandlers
