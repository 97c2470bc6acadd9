import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { JoinAnswer, JoinOffers } from '@fanfare/contract/organizations/data/domain.ts'
import { api } from '../../../../client/http.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'

/** Below the organizations: who has joined one, or was approved, has other offers. */
const OFFERS_KEY = [...ORGANIZATIONS_KEY, 'offers'] as const

/** The organizations that the user may join by their address, or has asked to join. */
export function joinOffersQuery() {
  return queryOptions({
    queryKey: OFFERS_KEY,
    queryFn: ({ signal }) => api.get<JoinOffers>('/users/me/join-offers', { signal }),
  })
}

const pathOf = (organizationId: string) => `/organizations/${organizationId}/join`

/** Joins an organization, or asks its admins. */
export function useJoinByDomain(organizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<JoinAnswer>(pathOf(organizationId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY }),
  })
}

export function useWithdraw(organizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete<void>(pathOf(organizationId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OFFERS_KEY }),
  })
}
