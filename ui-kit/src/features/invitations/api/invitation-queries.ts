import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AcceptInvitationRequest, InvitationCheck } from '@fanfare/contract/data/invitation.ts'
import { hasCode } from '../../../client/api-error.ts'
import { api } from '../../../client/http.ts'
import { ORGANIZATIONS_KEY } from '../../../components/organization-cache.ts'

const keyOf = (token: string) => ['invitations', token]

/** An invitation as the signed-in user sees it; `readerId` is null for a visitor. */
export function invitationCheckQuery(token: string, readerId: string | null) {
  return queryOptions({
    queryKey: [...keyOf(token), readerId],
    queryFn: ({ signal }) => checkInvitation(token, signal),
    // Joining redeems the invitation: a refetch before the redirect would report it as invalid.
    staleTime: Infinity,
  })
}

/** Accepts an invitation; settles once the list of organizations is up to date. */
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

/** Whether the invitation has changed since it was checked. */
function isOver(error: unknown): boolean {
  return hasCode(error, 'INVITATION_NOT_FOUND', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER')
}

function checkInvitation(token: string, signal?: AbortSignal) {
  return api.get<InvitationCheck>(`/organizations/invitations/${encodeURIComponent(token)}`, { signal })
}

function acceptInvitation(token: string) {
  return api.post<{ organizationId: string }>('/organizations/invitations/approve', {
    token,
  } satisfies AcceptInvitationRequest)
}
