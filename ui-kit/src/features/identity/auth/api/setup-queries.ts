import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewSession, SetupRequest, SetupStatus } from '@fanfare/contract/identity/data/session.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { providersQuery } from '../../../../components/providers/provider-queries.ts'
import { useSession } from '../../../../platform/session/use-session.ts'

/** Whether the first administrator still has to be created. */
export function setupQuery() {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: ({ signal }) => api.get<SetupStatus>('/setup', { signal }),
  })
}

/** Creates the first administrator and signs them in. Fails if there is one already. */
export function useSetUp() {
  const session = useSession()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (account: SetupRequest) => api.post<NewSession>('/setup', account),
    onSuccess: (answer) => {
      // Others can sign up now.
      queryClient.removeQueries({ queryKey: providersQuery().queryKey })
      session.signIn(answer)
    },
    onError: (error) => {
      if (hasCode(error, 'SETUP_CLOSED')) queryClient.setQueryData(setupQuery().queryKey, { open: false })
    },
  })
}
