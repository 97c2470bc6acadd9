import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { PREFERENCES_KEY } from './notification-queries.ts'

/** Chat notifications can be chosen while the organization is connected to Slack. */
export const profileHandlers = {
  'slack.changed': (queryClient) => refetchSoon(queryClient, PREFERENCES_KEY),
} satisfies LiveHandlers
