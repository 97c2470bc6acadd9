import type {
  InvitationRequest,
  InvitationsRequest,
} from '@fanfare/contract/organizations/data/invitation.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ignoring } from '../../../../client/api-error.ts'
import { membersKey } from '../../../../components/member-list.ts'
import { useUndoable } from '../../../../components/undo/use-undoable.ts'
import { toast } from '../../../../primitives/toast.ts'
import {
  cancelInvitations,
  fetchInvitations,
  fetchInviteLink,
  resendInvitation,
  sendInvitation,
  sendInvitations,
} from './settings-api.ts'

const invitationsKey = (organizationId: string) => ['settings', 'invitations', organizationId] as const

/** A page of the open invitations, newest first. The previous page stays while the next one loads. */
export function invitationListQuery(organizationId: string, page: number) {
  return queryOptions({
    queryKey: [...invitationsKey(organizationId), page],
    queryFn: ({ signal }) => fetchInvitations(organizationId, page, signal),
    placeholderData: (before, query) =>
      query?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
  })
}

/** The invite link of an organization, and how often it was used. */
export function inviteLinkQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['settings', 'invite-link', organizationId],
    queryFn: ({ signal }) => fetchInviteLink(organizationId, signal),
  })
}

export function useSendInvitation(organizationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: (invitation: InvitationRequest) => sendInvitation(organizationId, invitation),
    onSettled: refresh,
  })
}

/** Invites several addresses; resolves to the outcome for each. */
export function useSendInvitations(organizationId: string) {
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: (invitations: InvitationsRequest) => sendInvitations(organizationId, invitations),
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

/** Cancels invitations in ten seconds, unless that is undone. One that no longer exists counts as cancelled. */
export function useCancelInvitations(organizationId: string) {
  const { t } = useTranslation('settings')
  const offerUndo = useUndoable()
  const done = (count: number) => t('cancellation.done', { count })
  const refresh = useRefreshInvitations(organizationId)
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      cancelInvitations(organizationId, ids).catch(ignoring('INVITATION_NOT_FOUND')),
    onSuccess: (answer, ids) => {
      if (answer) return offerUndo(answer, done)
      toast('success', done(ids.length))
      return refresh()
    },
    onError: refresh,
  })
}

// An invitation often disappears because its recipient has joined.
function useRefreshInvitations(organizationId: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: invitationsKey(organizationId) })
    void queryClient.invalidateQueries({ queryKey: membersKey(organizationId) })
  }
}
