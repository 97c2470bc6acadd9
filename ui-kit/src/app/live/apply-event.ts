import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { applyEvent as applyToCommunity } from '../../features/community/api/live.ts'
import { applyEvent as applyToOrganizations } from '../../features/organizations/api/live.ts'
import { applyEvent as applyToPosts } from '../../features/posts/api/live.ts'
import { applyEvent as applyToReports } from '../../features/reports/api/live.ts'
import { applyEvent as applyToSettings } from '../../features/settings/api/live.ts'
import { applyEvent as applyToSuggestions } from '../../features/suggestions/api/live.ts'

const FEATURES = [
  applyToOrganizations,
  applyToSettings,
  applyToPosts,
  applyToSuggestions,
  applyToCommunity,
  applyToReports,
]

/** Tells every feature what has happened. After a gap in the stream everything on screen is fetched again. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  if (event.type === 'resync') return void queryClient.invalidateQueries()
  for (const apply of FEATURES) apply(queryClient, event)
}
