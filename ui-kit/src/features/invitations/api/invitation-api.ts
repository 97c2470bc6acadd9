import type { InvitationCheck } from '@fanfare/contract/data/invitation.ts'
import { api } from '../../../api/http.ts'

export function checkInvitation(token: string, signal?: AbortSignal) {
  return api.get<InvitationCheck>(`/organizations/invitations/${encodeURIComponent(token)}`, { signal })
}

export function acceptInvitation(token: string) {
  return api.post<{ organizationId: string }>('/organizations/invitations/approve', { token })
}
