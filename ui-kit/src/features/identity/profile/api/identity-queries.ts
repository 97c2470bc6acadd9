import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { IdentityList, UnlinkRequest } from '@fanfare/contract/identity/data/session.ts'
import { ignoring } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { ACCESS_KEY } from '../../../../components/access-key.ts'

/** The providers the user signs in with. */
export function identityListQuery() {
  return queryOptions({
    queryKey: ['identities'],
    queryFn: ({ signal }) => api.get<IdentityList>('/users/me/identities', { signal }),
  })
}

/** Removes a provider; one that is already gone counts as removed. The server ends all other access to the account. */
export function useUnlink(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (proof: UnlinkRequest) =>
      api.delete<void>(`/users/me/identities/${id}`, { body: proof }).catch(ignoring('NOT_FOUND')),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: identityListQuery().queryKey })
      void queryClient.invalidateQueries({ queryKey: ['reauthentication'] })
      void queryClient.invalidateQueries({ queryKey: ACCESS_KEY })
    },
  })
}
