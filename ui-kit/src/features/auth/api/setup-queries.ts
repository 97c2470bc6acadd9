import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/api-error.ts'
import { useSession } from '../../../session/use-session.ts'
import { fetchSetup, setUp } from './setup-api.ts'

/** Whether the first administrator is still to be made. */
export function setupQuery() {
  return queryOptions({ queryKey: ['setup'], queryFn: ({ signal }) => fetchSetup(signal) })
}

/** Makes the first administrator and signs them in. Somebody else may have been faster. */
export function useSetUp() {
  const session = useSession()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: setUp,
    onSuccess: session.signIn,
    onError: (error) => {
      if (hasCode(error, 'SETUP_CLOSED')) queryClient.setQueryData(setupQuery().queryKey, { open: false })
    },
  })
}
