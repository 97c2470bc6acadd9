import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import { NOTIFICATIONS_KEY } from './notification-queries.ts'

const refetch = (queryClient: QueryClient) => refetchSoon(queryClient, NOTIFICATIONS_KEY)

/** Everything that adds, changes or takes away a notification. */
export const notificationHandlers = {
  'post.created': refetch,
  'post.approved': refetch,
  'post.moderated': refetch,
  'post.updated': refetch,
  'post.deleted': refetch,
  'reply.added': refetch,
  'supply.low': refetch,
  'report.resolved': refetch,
  'support.answered': refetch,
  'organization.joined': refetch,
  'organization.left': refetch,
  'notifications.read': refetch,
} satisfies LiveHandlers
