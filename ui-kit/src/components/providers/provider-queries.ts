import { queryOptions } from '@tanstack/react-query'
import type { ExternalProvider, ProviderList } from '@fanfare/contract/identity/data/session.ts'
import { api, apiUrl } from '../../client/http.ts'

/** The sign-in providers. They change with the installation's configuration only. */
export function providersQuery() {
  return queryOptions({
    queryKey: ['auth', 'providers'],
    queryFn: ({ signal }) => api.get<ProviderList>('/auth/providers', { signal }),
    staleTime: Infinity,
    // The email button waits for this response.
    retry: false,
  })
}

/** Starts the OAuth flow of a provider. The invitation is returned at its end. */
export function providerSignInUrl(provider: ExternalProvider, invitation: string | null): string {
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`
  return apiUrl(`/auth/${provider}${query}`)
}
