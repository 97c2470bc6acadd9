import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { QUEUE_KEY } from './moderation-queries.ts'

/** Keeps the queue up to date while members share and other moderators decide. */
export const moderationHandlers = {
  'moderation.changed': (queryClient) => void queryClient.invalidateQueries({ queryKey: QUEUE_KEY }),
} satisfies LiveHandlers
