import type { AuditPage, AuditQuery } from '@fanfare/contract/organizations/data/audit.ts'
import type {
  Invitation,
  InvitationList,
  InvitationRequest,
  InvitationsRequest,
  InviteLinkAnswer,
  InviteLinkRequest,
  InviteResults,
} from '@fanfare/contract/organizations/data/invitation.ts'
import type {
  ChangeRoleRequest,
  DeleteOrganizationRequest,
  Organization,
  TransferOwnershipRequest,
  UpdateOrganizationRequest,
} from '@fanfare/contract/organizations/data/organization.ts'
import type { SettingsOverview } from '@fanfare/contract/organizations/data/settings_overview.ts'
import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type { Role } from '@fanfare/contract/organizations/rules/role.ts'
import { api } from '../../../../client/http.ts'
import { deferAction } from '../../../../components/undo/undo-api.ts'

export function updateOrganization(id: string, changes: UpdateOrganizationRequest) {
  return api.put<{ organization: Organization }>(`/organizations/${id}`, changes)
}

/** `name` is typed to confirm which organization is meant. */
export function deleteOrganization(id: string, name: string) {
  return api.delete<void>(`/organizations/${id}`, { body: { name } satisfies DeleteOrganizationRequest })
}

export function leaveOrganization(id: string) {
  return api.post<void>(`/organizations/${id}/leave`)
}

export function transferOrganization(id: string, userId: string) {
  return api.post<{ organization: Organization }>(`/organizations/${id}/transfer`, {
    userId,
  } satisfies TransferOwnershipRequest)
}

export function changeRole(id: string, userId: string, role: Role) {
  return api.patch<void>(`/organizations/${id}/users/${userId}`, { role } satisfies ChangeRoleRequest)
}

/** Removes members in ten seconds, unless that is undone. */
export const removeMembers = (id: string, userIds: readonly string[]) =>
  deferAction(`/organizations/${id}/members/removals`, userIds)

export function fetchInvitations(id: string, page: number, signal?: AbortSignal) {
  const query = { page } satisfies PageQuery
  return api.get<InvitationList>(`/organizations/${id}/invitations`, { query, signal })
}

export function sendInvitation(id: string, invitation: InvitationRequest) {
  return api.post<{ invitation: Invitation }>(`/organizations/${id}/invite`, invitation)
}

/** Invites several addresses; resolves to the outcome for each. */
export async function sendInvitations(id: string, invitations: InvitationsRequest) {
  const { results } = await api.post<InviteResults>(`/organizations/${id}/invitations`, invitations)
  return results
}

export function fetchInviteLink(id: string, signal?: AbortSignal) {
  return api.get<InviteLinkAnswer>(`/organizations/${id}/invite-link`, { signal })
}

/** Makes a new invite link; the previous one stops working. */
export function makeInviteLink(id: string, link: InviteLinkRequest) {
  return api.put<InviteLinkAnswer>(`/organizations/${id}/invite-link`, link)
}

export function revokeInviteLink(id: string) {
  return api.delete<void>(`/organizations/${id}/invite-link`)
}

export function resendInvitation(id: string, invitationId: string) {
  return api.post<{ invitation: Invitation }>(`/organizations/${id}/invitations/${invitationId}/resend`)
}

/** Cancels invitations in ten seconds, unless that is undone. */
export const cancelInvitations = (id: string, invitationIds: readonly string[]) =>
  deferAction(`/organizations/${id}/invitations/cancellations`, invitationIds)

export function fetchAudit(id: string, query: AuditQuery, signal?: AbortSignal) {
  return api.get<AuditPage>(`/organizations/${id}/audit`, { query: { ...query }, signal })
}

export function fetchSettingsOverview(id: string, signal?: AbortSignal) {
  return api.get<SettingsOverview>(`/organizations/${id}/settings-overview`, { signal })
}
