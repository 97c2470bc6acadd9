import { allActors, members, signedIn, type Right } from '#tests/rights/rights'
import { makeInvitation } from './invite.js'

/** For admins and owners. */
const managers = (status: number) => ({ ...members(status), member: 403 })

export const rights: Right[] = [
  {
    route: 'POST /api/organizations/:id/invite',
    expected: managers(201),
    call: ({ organizationId, stranger }) => ({
      path: `/api/organizations/${organizationId}/invite`,
      body: { email: stranger.email },
    }),
  },
  {
    route: 'GET /api/organizations/:id/invite-link',
    expected: managers(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/invite-link` }),
  },
  {
    route: 'PUT /api/organizations/:id/invite-link',
    expected: managers(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/invite-link`, body: {} }),
  },
  {
    route: 'DELETE /api/organizations/:id/invite-link',
    expected: managers(204),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/invite-link` }),
  },
  {
    route: 'POST /api/organizations/:id/invitations',
    expected: managers(200),
    call: ({ organizationId, stranger }) => ({
      path: `/api/organizations/${organizationId}/invitations`,
      body: { emails: [stranger.email] },
    }),
  },
  {
    route: 'GET /api/organizations/:id/invitations',
    expected: managers(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/invitations` }),
  },
  {
    route: 'POST /api/organizations/:id/invitations/:invitationId/resend',
    expected: managers(200),
    call: async (team) => {
      const { id } = await makeInvitation(team, team.stranger.email)
      return { path: `/api/organizations/${team.organizationId}/invitations/${id}/resend` }
    },
  },
  {
    route: 'DELETE /api/organizations/:id/invitations/:invitationId',
    expected: managers(204),
    call: async (team) => {
      const { id } = await makeInvitation(team, team.stranger.email)
      return { path: `/api/organizations/${team.organizationId}/invitations/${id}` }
    },
  },
  {
    route: 'POST /api/organizations/:id/invitations/cancellations',
    expected: managers(202),
    call: async (team) => {
      const { id } = await makeInvitation(team, team.stranger.email)
      return {
        path: `/api/organizations/${team.organizationId}/invitations/cancellations`,
        body: { ids: [id] },
      }
    },
  },
  {
    route: 'GET /api/organizations/invitations/:token',
    expected: allActors(200),
    call: async (team) => {
      const { token } = await makeInvitation(team, team.stranger.email)
      return { path: `/api/organizations/invitations/${token}` }
    },
  },
  {
    route: 'POST /api/organizations/invitations/approve',
    expected: signedIn(404),
    call: () => ({ body: { token: 'a-token-nobody-was-given' } }),
  },
]
