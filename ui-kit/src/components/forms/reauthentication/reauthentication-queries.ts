import { queryOptions, useMutation } from '@tanstack/react-query'
import type {
  ExternalProvider,
  FlowRequest,
  ReauthenticationStatus,
  StartedFlow,
} from '@fanfare/contract/identity/data/session.ts'
import { useLocation } from 'react-router-dom'
import { api } from '../../../client/http.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { withoutOutcome } from './flow-outcome.ts'

/** Where a user without a password can sign in again, and until when the last sign-in counts. Refetched by then. */
export function reauthenticationQuery() {
  return queryOptions({
    queryKey: ['reauthentication'],
    queryFn: ({ signal }) => api.get<ReauthenticationStatus>('/auth/reauthentication', { signal }),
    refetchInterval: ({ state }) => msUntil(state.data?.validUntil),
  })
}

type FlowStart = Pick<FlowRequest, 'purpose' | 'password'> & { provider: ExternalProvider }

/** Goes to a provider, which returns to this page. */
export function useStartFlow() {
  const { redirect } = usePlatform()
  const { pathname, search } = useLocation()
  const returnTo = pathname + withoutOutcome(search)
  return useMutation({
    mutationFn: ({ provider, ...flow }: FlowStart) =>
      api.post<StartedFlow>(`/auth/${provider}/flows`, { ...flow, returnTo } satisfies FlowRequest),
    onSuccess: ({ url }) => redirect(url),
  })
}

function msUntil(validUntil: string | null | undefined): number | false {
  return validUntil ? Math.max(Date.parse(validUntil) - Date.now(), 0) + 1_000 : false
}
