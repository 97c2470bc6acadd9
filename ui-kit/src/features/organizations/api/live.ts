import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { dropOrganization, ORGANIZATIONS_KEY } from '../../../session/organization-cache.ts'

/** Which organizations this person has, and what they may do there, follows what happens elsewhere. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type === 'organization.left') return dropOrganization(queryClient, event.organizationId)
  if (event.type !== 'organization.joined' && event.type !== 'organization.updated') return
  void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })
}
