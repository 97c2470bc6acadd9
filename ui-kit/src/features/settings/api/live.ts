import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'

const SECTIONS = ['members', 'invitations', 'audit']

/** What the settings show of an organization's people follows what other owners and admins do. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type !== 'organization.updated') return
  for (const section of SECTIONS) {
    void queryClient.invalidateQueries({ queryKey: ['settings', section, event.organizationId] })
  }
}
