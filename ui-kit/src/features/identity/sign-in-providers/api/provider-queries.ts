import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  NewOpenIdProvider,
  OpenIdProviderChange,
  OpenIdProviderList,
  PasswordSignInRequest,
  SignInTest,
} from '@fanfare/contract/identity/data/openid_provider.ts'
import type { StartedFlow } from '@fanfare/contract/identity/data/session.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import { usePlatform } from '../../../../platform/platform-context.ts'

const PATH = '/admin/openid-providers'

export function openIdProvidersQuery() {
  return queryOptions({
    queryKey: ['administration', 'sign-in'],
    queryFn: ({ signal }) => api.get<OpenIdProviderList>(PATH, { signal }),
  })
}

/** The last test of this administrator; null without one. */
export function signInTestQuery(id: string) {
  return queryOptions({
    queryKey: ['administration', 'sign-in', 'test', id],
    queryFn: async ({ signal }) => {
      try {
        return await api.get<SignInTest>(`${PATH}/${id}/test`, { signal })
      } catch (error) {
        if (hasCode(error, 'NOT_FOUND')) return null
        throw error
      }
    },
  })
}

/** What a change of the providers makes old: the page to sign in, and the log. */
function useChanged() {
  const queryClient = useQueryClient()
  return (list?: OpenIdProviderList) => {
    if (list !== undefined) queryClient.setQueryData(openIdProvidersQuery().queryKey, list)
    else void queryClient.invalidateQueries({ queryKey: openIdProvidersQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: ['administration', 'log'] })
    void queryClient.invalidateQueries({ queryKey: providersQuery().queryKey })
  }
}

export function useCreateProvider() {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (provider: NewOpenIdProvider) => api.post<OpenIdProviderList>(PATH, provider),
    onSuccess,
  })
}

export function useChangeProvider(id: string) {
  const onSuccess = useChanged()
  return useMutation({
    mutationFn: (change: OpenIdProviderChange) => api.put<OpenIdProviderList>(`${PATH}/${id}`, change),
    onSuccess,
  })
}

export function useDeleteProvider(id: string) {
  const changed = useChanged()
  return useMutation({ mutationFn: () => api.delete(`${PATH}/${id}`), onSuccess: () => changed() })
}

export function useChangePasswordSignIn() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (request: PasswordSignInRequest) => api.put('/admin/password-sign-in', request),
    onSuccess: () => changed(),
  })
}

/** Goes to the provider, which returns to this screen. */
export function useStartTest(id: string) {
  const { redirect } = usePlatform()
  return useMutation({
    mutationFn: () => api.post<StartedFlow>(`${PATH}/${id}/test`),
    onSuccess: ({ url }) => redirect(url),
  })
}
