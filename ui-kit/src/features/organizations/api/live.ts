import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { organizationListQuery } from './organization-queries.ts'

/** A person who joins an organization elsewhere finds it here, too. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type !== 'organization.joined') return
  void queryClient.invalidateQueries({ queryKey: organizationListQuery().queryKey })
}
