import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AcceptInvitationRequest } from '@fanfare/contract/organizations/data/invitation.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { api } from '../../../../client/http.ts'
import { invitationKey } from '../../../../components/invitation-check.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'

/** Accepts an invitation; settles once the list of organizations is up to date. */
export function useJoin(token: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORGANIZATIONS_KEY }),
    onError: async (error) => {
      if (isOver(error)) await queryClient.invalidateQueries({ queryKey: invitationKey(token) })
    },
  })
}

/** Whether the invitation has changed since it was checked. */
function isOver(error: unknown): boolean {
  return hasCode(error, 'INVITATION_NOT_FOUND', 'INVITATION_EXPIRED', 'INVITATION_FOR_ANOTHER')
}

function acceptInvitation(token: string) {
  return api.post<{ organizationId: string }>('/organizations/invitations/approve', {
    token,
  } satisfies AcceptInvitationRequest)
}
