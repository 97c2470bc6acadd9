import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JoinAnswer } from '@fanfare/contract/organizations/data/domain.ts'
import { api } from '../../../../client/http.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'
import { joinOffersQuery } from './join-offers.ts'

/** Sends a request about an offer, and refetches the offers and what else it changes. */
function useOfferMutation<Answer>(send: () => Promise<Answer>, ...others: (readonly string[])[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        [joinOffersQuery().queryKey, ...others].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

const pathOf = (organizationId: string) => `/organizations/${organizationId}`

/** Joins an organization, or asks its admins. */
export const useJoinByDomain = (organizationId: string) =>
  useOfferMutation(() => api.post<JoinAnswer>(`${pathOf(organizationId)}/join`), ORGANIZATIONS_KEY)

export const useWithdraw = (organizationId: string) =>
  useOfferMutation(() => api.delete<void>(`${pathOf(organizationId)}/join`))

/** Hides an offer from the menu of organizations. */
export const useDismissOffer = (organizationId: string) =>
  useOfferMutation(() => api.post<void>(`${pathOf(organizationId)}/join-offer/dismiss`))
