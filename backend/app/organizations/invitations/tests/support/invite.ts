import type User from '#identity/users/models/user'
import type { Invitation } from '#contract/organizations/data/invitation'
import { callApi, type Answer } from '#tests/call_api'
import type { Team } from '#tests/factories/team_factory'

/** Calls the invite route, as the owner unless another user is given. */
export function invite(
  { organizationId, owner }: Team,
  body: object,
  { as = owner, headers }: { as?: User; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return callApi('POST', `/api/organizations/${organizationId}/invite`, { as, body, headers })
}

export const invitationIn = ({ body }: Answer) => body!.invitation as Invitation

export const tokenIn = (invitation: Invitation) => invitation.link!.split('/').at(-1)!

/** Invites an address, as the owner unless another user is given, and also returns the token. */
export async function makeInvitation(
  team: Team,
  email: string,
  more: object = {},
  as?: User,
): Promise<Invitation & { token: string }> {
  const invitation = invitationIn(await invite(team, { email, allowSignup: true, ...more }, { as }))
  return { ...invitation, token: tokenIn(invitation) }
}

export const accept = (token: string, as?: User | string) =>
  callApi('POST', '/api/organizations/invitations/approve', { as, body: { token } })

export const check = (token: string, as?: User | string) =>
  callApi('GET', `/api/organizations/invitations/${token}`, { as })

/** The error code of a response, or else its status. */
export const verdict = ({ status, body }: Answer): string => String(body?.code ?? status)
