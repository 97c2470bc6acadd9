import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { dropOrganization, ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'

const refetch = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })

/** Keeps the user's organizations, and their permissions there, up to date. */
export const organizationHandlers = {
  'organization.joined': refetch,
  'organization.updated': refetch,
  'organization.left': (queryClient, { organizationId }) => dropOrganization(queryClient, organizationId),
} satisfies LiveHandlers
