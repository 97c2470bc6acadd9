import { members, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'DELETE /api/organizations/:id',
    expected: { ...members(204), member: 403, admin: 403 },
    call: ({ organizationId, name }) => ({ path: `/api/organizations/${organizationId}`, body: { name } }),
  },
]
