import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent, StreamEventType } from '@fanfare/contract/events.ts'
import { COMMUNITY_KEY } from './community-queries.ts'

/** What shows on no public page. */
const UNSEEN = new Set<StreamEventType>([
  'organization.joined',
  'organization.updated',
  'report.resolved',
  'reply.added',
  'supply.low',
  'notifications.read',
])

/** What a visitor sees may have changed whenever a post or its suggestions have. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (UNSEEN.has(event.type)) return
  void queryClient.invalidateQueries({ queryKey: [COMMUNITY_KEY] })
}
