import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/api-error.ts'
import { ORGANIZATIONS_KEY } from '../../../session/organization-cache.ts'
import { acceptInvitation, checkInvitation } from './invitation-api.ts'

const keyOf = (token: string) => ['invitations', token]

/** What an invitation says to somebody; `readerId` is null for those who are not signed in. */
export function invitationCheckQuery(token: string, readerId: string | null) {
  return queryOptions({
    queryKey: [...keyOf(token), readerId],
    queryFn: ({ signal }) => checkInvitation(token, signal),
    // Joining uses the invitation up; a look in between would call it invalid before the screen has led on.
    staleTime: Infinity,
  })
}

/** Makes this person a member; ends when the list of their organizations knows it. */
export function useJoin(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY }),
    onError: async (error) => {
      if (isOver(error)) await queryClient.invalidateQueries({ queryKey: keyOf(token) })
    },
  })
}

/** Whether the invitation is not what the screen has said of it any more. */
function isOver(error: unknown): boolean {
  return hasCode(error, 'INVITATION_NOT_FOUND', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER')
}
