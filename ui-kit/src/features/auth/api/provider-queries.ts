import { queryOptions } from '@tanstack/react-query'
import type { ExternalProvider, ProviderList } from '@fanfare/contract/data/session.ts'
import { api, apiUrl } from '../../../api/http.ts'

/** The ways in besides e-mail and password. They change with the installation, not while somebody looks. */
export function providersQuery() {
  return queryOptions({
    queryKey: ['auth', 'providers'],
    queryFn: ({ signal }) => api.get<ProviderList>('/auth/providers', { signal }),
    staleTime: Infinity,
  })
}

/** Where the browser goes to sign in with a provider. An invitation comes back with them. */
export function departureUrl(provider: ExternalProvider, invitation: string | null): string {
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`
  return apiUrl(`/auth/${provider}${query}`)
}
