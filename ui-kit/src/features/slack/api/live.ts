import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { ORGANIZATIONS_KEY } from '../../../components/organization-cache.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import { slackKey } from '../../../components/slack-directory.ts'

/** Follows the connection and its sync, which reports its progress often. */
export const slackHandlers = {
  'slack.changed': (queryClient, { organizationId }) => {
    refetchSoon(queryClient, slackKey(organizationId))
    refetchSoon(queryClient, ORGANIZATIONS_KEY)
  },
} satisfies LiveHandlers
