import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent, StreamEventType } from '@fanfare/contract/events.ts'

type EventByType = { [Event in StreamEvent as Event['type']]: Event }

/** The stream events a feature handles, usually by updating or refetching its part of the cache. */
export type LiveHandlers = {
  [Type in StreamEventType]?: (queryClient: QueryClient, event: EventByType[Type]) => void
}

/** Calls the handler for the event, if there is one. */
export function handleEvent<Type extends StreamEventType>(
  handlers: LiveHandlers,
  queryClient: QueryClient,
  event: EventByType[Type] & { type: Type },
): void {
  handlers[event.type]?.(queryClient, event)
}
