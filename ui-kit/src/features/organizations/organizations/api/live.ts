import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { joinOffersQuery } from '../../domains/api/join-offers.ts'
import { waitingOrganizationsQuery } from './organization-queries.ts'
import { dropOrganization, ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'

const refetch = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY })

const refetchOffers = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: joinOffersQuery().queryKey })

const refetchWaiting = (queryClient: QueryClient) =>
  refetchSoon(queryClient, waitingOrganizationsQuery().queryKey)

/** Keeps the user's organizations, their permissions there, and where posts wait, up to date. */
export const organizationHandlers = {
  'organization.joined': (queryClient) => {
    refetch(queryClient)
    refetchOffers(queryClient)
    refetchWaiting(queryClient)
  },
  'organization.updated': refetch,
  'post.created': refetchWaiting,
  'post.updated': refetchWaiting,
  'post.ended': refetchWaiting,
  'post.deleted': refetchWaiting,
  'suggestion.added': refetchWaiting,
  'suggestion.removed': refetchWaiting,
  'suggestion.released': refetchWaiting,
  // The last copy; others are frequent, and what the member copied here counts when they switch.
  'suggestion.claimed': (queryClient, { availableCount }) => {
    if (availableCount === 0) refetchWaiting(queryClient)
  },
  'organization.left': (queryClient, { organizationId }) => {
    dropOrganization(queryClient, organizationId)
    refetchOffers(queryClient)
  },
} satisfies LiveHandlers
