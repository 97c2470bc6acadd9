import { queryOptions } from '@tanstack/react-query'
import { fetchSettingsOverview } from './settings-api.ts'

/** How the settings of an organization stand. Fetched on each visit: other sections change it. */
export function settingsOverviewQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['settings', 'overview', organizationId],
    queryFn: ({ signal }) => fetchSettingsOverview(organizationId, signal),
    staleTime: 0,
  })
}
