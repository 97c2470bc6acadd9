import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { COMMUNITY_KEY } from './community-queries.ts'

/** What a visitor sees may have changed whenever a post or its suggestions have. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type === 'organization.joined' || event.type === 'organization.updated') return
  void queryClient.invalidateQueries({ queryKey: [COMMUNITY_KEY] })
}
