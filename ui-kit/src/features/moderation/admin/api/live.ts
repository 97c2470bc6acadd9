import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { adminStatsQuery } from './admin-queries.ts'

const refetch = (queryClient: QueryClient) => refetchSoon(queryClient, adminStatsQuery().queryKey)

/** Keeps the open tasks on the dashboard up to date. */
export const adminHandlers = {
  'moderation.changed': refetch,
  'reports.changed': refetch,
  'support.changed': refetch,
} satisfies LiveHandlers
