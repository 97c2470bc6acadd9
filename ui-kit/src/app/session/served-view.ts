import type { QueryClient } from '@tanstack/react-query'
import type { OrganizationList } from '@fanfare/contract/organizations/data/organization.ts'
import { organizationListQuery } from '../../features/organizations/organizations/api/organization-queries.ts'
import { chosenOrganization } from '../../platform/session/current-organization.ts'
import type { ServedView } from '../../platform/session/served-view.ts'
import type { Session } from '../../platform/session/session-store.ts'

export interface ServedViewParts {
  session: Session
  /** Has the first data of the page. */
  queryClient: QueryClient
  /** The organization chosen on the device. */
  chosenId: string | null
  timeZone: string
  isPhone: boolean
}

/** What the server renders the page of a signed-in user with, and the browser hydrates it with. */
export function servedView({ queryClient, chosenId, ...device }: ServedViewParts): ServedView {
  const list = queryClient.getQueryData<OrganizationList>(organizationListQuery().queryKey)
  const organizations = list?.organizations ?? []
  return {
    ...device,
    organizations: {
      organizations,
      hasMore: (list?.pagination.totalPages ?? 1) > 1,
      current: chosenOrganization(organizations, chosenId),
      status: 'ready',
      error: null,
      // The page is hydrated first.
      select: () => undefined,
      retry: () => undefined,
    },
  }
}
