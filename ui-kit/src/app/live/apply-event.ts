import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent, StreamEventType } from '@fanfare/contract/events.ts'
import { handleEvent, type LiveHandlers } from '../../components/live-handlers.ts'
import { adminHandlers } from '../../features/admin/api/live.ts'
import { aiHandlers } from '../../features/ai/api/live.ts'
import { communityHandlers } from '../../features/community/api/live.ts'
import { moderationHandlers } from '../../features/moderation/api/live.ts'
import { notificationHandlers } from '../../features/notifications/api/live.ts'
import { organizationHandlers } from '../../features/organizations/api/live.ts'
import { postHandlers } from '../../features/posts/api/live.ts'
import { profileHandlers } from '../../features/profile/api/live.ts'
import { reportHandlers } from '../../features/reports/api/live.ts'
import { settingsHandlers } from '../../features/settings/api/live.ts'
import { slackHandlers } from '../../features/slack/api/live.ts'
import { supportHandlers } from '../../features/support/api/live.ts'
import { suggestionHandlers } from '../../features/suggestions/api/live.ts'

const FEATURES = [
  organizationHandlers,
  settingsHandlers,
  postHandlers,
  suggestionHandlers,
  communityHandlers,
  reportHandlers,
  notificationHandlers,
  moderationHandlers,
  supportHandlers,
  slackHandlers,
  aiHandlers,
  profileHandlers,
  adminHandlers,
] as const

type KeysOfEach<Handlers> = Handlers extends unknown ? keyof Handlers : never
type HandledByFeatures = KeysOfEach<(typeof FEATURES)[number]>

/** The events no feature handles. A new event does not compile until a feature handles it or it is listed here. */
const otherHandlers = {
  resync: (queryClient) => void queryClient.invalidateQueries(),
} satisfies { [Type in Exclude<StreamEventType, HandledByFeatures>]: LiveHandlers[Type] }

/** Passes a stream event to every feature that handles it. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  for (const handlers of [...FEATURES, otherHandlers]) handleEvent(handlers, queryClient, event)
}
