import type { InvitationRequest } from '@fanfare/contract/data/invitation.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ignoring } from '../../../client/api-error.ts'
import { memberListQuery } from './member-queries.ts'
import { cancelInvitation, fetchInvitations, resendInvitation, sendInvitation } from './settings-api.ts'

export function invitationListQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['settings', 'invitations', organizationId],
    queryFn: ({ signal }) => fetchInvitations(organizationId, signal),
  })
}

export function useSendInvitation(organizationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: (invitation: InvitationRequest) => sendInvitation(organizationId, invitation),
    onSettled: refresh,
  })
}

export function useResendInvitation(organizationId: string, invitationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: () => resendInvitation(organizationId, invitationId),
    onSettled: refresh,
  })
}

/** Cancels an invitation. One that no longer exists counts as cancelled. */
export function useCancelInvitation(organizationId: string, invitationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: () => cancelInvitation(organizationId, invitationId).catch(ignoring('INVITATION_NOT_FOUND')),
    onSettled: refresh,
  })
}

// An invitation often disappears because its recipient has joined.
function useRefreshInvitations(organizationId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: invitationListQuery(organizationId).queryKey })
    void queryClient.invalidateQueries({ queryKey: memberListQuery(organizationId).queryKey })
  }
}
