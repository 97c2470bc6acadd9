import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent, StreamEventType } from '@fanfare/contract/events.ts'
import { handleEvent, type LiveHandlers } from '../../components/live-handlers.ts'
import { notificationHandlers } from '../../features/notifications/api/live.ts'
import { organizationHandlers } from '../../features/organizations/organizations/api/live.ts'
import { postHandlers } from '../../features/posts/posts/api/live.ts'
import type { SCREENS } from './screen-handlers.ts'

const DASHBOARD = [organizationHandlers, postHandlers, notificationHandlers] as const

type KeysOfEach<Handlers> = Handlers extends unknown ? keyof Handlers : never
type HandledByFeatures = KeysOfEach<(typeof DASHBOARD)[number] | (typeof SCREENS)[number]>

/** The events no feature handles. A new event does not compile until a feature handles it or it is listed here. */
const otherHandlers = {
  resync: (queryClient) => void queryClient.invalidateQueries(),
} satisfies { [Type in Exclude<StreamEventType, HandledByFeatures>]: LiveHandlers[Type] }

/** Passes a stream event to the features that handle it; handlers of other screens than the dashboard load with the first. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  for (const handlers of [...DASHBOARD, otherHandlers]) handleEvent(handlers, queryClient, event)
  import('./screen-handlers.ts').then(
    ({ SCREENS: screens }) => screens.forEach((handlers) => handleEvent(handlers, queryClient, event)),
    // Without its handlers, fetched data may be outdated.
    () => void queryClient.invalidateQueries(),
  )
}
