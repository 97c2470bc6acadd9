import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ApiToken,
  ApiTokenList,
  ApiTokenRequest,
  NewApiToken,
  OrganizationToken,
} from '@fanfare/contract/identity/data/api_token.ts'
import { ignoring } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { ACCESS_KEY } from '../../../../components/access-key.ts'

/** Whose tokens these are: null for the user's own. */
export type TokensOf = string | null

/** A token in the list; those of an organization say who made them. */
export type ListedToken = ApiToken & Partial<Pick<OrganizationToken, 'createdBy'>>

const pathOf = (organizationId: TokensOf) =>
  organizationId === null ? '/users/me/tokens' : `/organizations/${organizationId}/tokens`

export function tokenListQuery(organizationId: TokensOf) {
  return queryOptions({
    queryKey: organizationId === null ? [...ACCESS_KEY, 'tokens'] : ['api-tokens', organizationId],
    queryFn: async ({ signal }): Promise<ListedToken[]> =>
      (await api.get<ApiTokenList>(pathOf(organizationId), { signal })).tokens,
  })
}

export function useCreateToken(organizationId: TokensOf) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: ApiTokenRequest) => api.post<NewApiToken>(pathOf(organizationId), token),
    // The answer contains the token, which must not stay in memory longer than it is shown.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokenListQuery(organizationId).queryKey }),
  })
}

/** Revokes a token. One that no longer exists counts as revoked. */
export function useRevokeToken(organizationId: TokensOf, id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete<void>(`${pathOf(organizationId)}/${id}`).catch(ignoring('NOT_FOUND')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokenListQuery(organizationId).queryKey }),
  })
}
