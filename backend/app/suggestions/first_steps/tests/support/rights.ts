import { members, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })

export const rights: Right[] = [
  {
    route: 'GET /api/organizations/:id/first-steps',
    expected: admins(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/first-steps` }),
  },
  {
    route: 'DELETE /api/organizations/:id/first-steps',
    expected: admins(204),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/first-steps` }),
  },
]
