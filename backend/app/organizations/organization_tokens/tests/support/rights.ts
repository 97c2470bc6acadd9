import { makeToken } from '#identity/api_tokens/tests/support/make_token'
import { members, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })

export const rights: Right[] = [
  {
    route: 'GET /api/organizations/:id/tokens',
    expected: admins(200),
    call: async ({ organizationId }) => {
      await makeToken({ organizationId })
      return { path: `/api/organizations/${organizationId}/tokens` }
    },
  },
  {
    route: 'POST /api/organizations/:id/tokens',
    expected: admins(201),
    call: ({ organizationId }) => ({
      path: `/api/organizations/${organizationId}/tokens`,
      body: { name: 'Calendar', scopes: ['posts:read'], days: 30 },
    }),
  },
  {
    route: 'DELETE /api/organizations/:id/tokens/:tokenId',
    expected: admins(204),
    call: async ({ organizationId }) => {
      const { id } = await makeToken({ organizationId })
      return { path: `/api/organizations/${organizationId}/tokens/${id}` }
    },
  },
]
