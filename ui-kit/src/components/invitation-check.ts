import { queryOptions } from '@tanstack/react-query'
import type { InvitationCheck } from '@fanfare/contract/organizations/data/invitation.ts'
import { api } from '../client/http.ts'

/** The start of the keys of an invitation. */
export const invitationKey = (token: string) => ['invitations', token] as const

/** An invitation as the signed-in user sees it; `readerId` is null for a visitor. */
export function invitationCheckQuery(token: string, readerId: string | null) {
  return queryOptions({
    queryKey: [...invitationKey(token), readerId],
    queryFn: ({ signal }) => checkInvitation(token, signal),
    // Joining redeems the invitation: a refetch before the redirect would report it as invalid.
    staleTime: Infinity,
  })
}

function checkInvitation(token: string, signal?: AbortSignal) {
  return api.get<InvitationCheck>(`/organizations/invitations/${encodeURIComponent(token)}`, { signal })
}
