import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import { AI_POSTS_KEY, aiKey, aiPostKey, aiRunKey } from './ai-keys.ts'

/** Follows the providers and settings of an organization, and the runs for its posts. */
export const aiHandlers = {
  'ai.changed': (queryClient, { organizationId }) => {
    refetchSoon(queryClient, aiKey(organizationId))
    refetchSoon(queryClient, AI_POSTS_KEY)
  },
  'ai.run': (queryClient, { postId, runId }) => {
    refetchSoon(queryClient, aiRunKey(runId))
    refetchSoon(queryClient, aiPostKey(postId))
  },
} satisfies LiveHandlers
