import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../../api/api-error.ts'
import { memberListQuery } from './member-queries.ts'
import {
  cancelInvitation,
  fetchInvitations,
  resendInvitation,
  sendInvitation,
  type NewInvitation,
} from './settings-api.ts'

export function invitationListQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['settings', 'invitations', organizationId],
    queryFn: ({ signal }) => fetchInvitations(organizationId, signal),
  })
}

export function useSendInvitation(organizationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: (invitation: NewInvitation) => sendInvitation(organizationId, invitation),
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

/** Cancels an invitation. One that is gone meanwhile counts as cancelled. */
export function useCancelInvitation(organizationId: string, invitationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: () => cancelInvitation(organizationId, invitationId).catch(acceptGone),
    onSettled: refresh,
  })
}

// An invitation is gone because somebody has joined, as often as not.
function useRefreshInvitations(organizationId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: invitationListQuery(organizationId).queryKey })
    void queryClient.invalidateQueries({ queryKey: memberListQuery(organizationId).queryKey })
  }
}

function acceptGone(error: unknown): void {
  if (!hasCode(error, 'INVITATION_NOT_FOUND')) throw error
}
