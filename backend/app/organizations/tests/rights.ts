import { everybody, members, signedIn, type Right } from '#tests/rights/rights'

/** For those who lead the organization. */
const leaders = (status: number) => ({ ...members(status), member: 403 })

export const rights: Right[] = [
  { route: 'GET /api/organizations', expected: signedIn(200) },
  {
    route: 'POST /api/organizations',
    expected: signedIn(201),
    call: () => ({ body: { name: 'Northwind Labs', slug: 'northwind-labs' } }),
    queries: 8,
  },
  {
    route: 'GET /api/organizations/:id',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}` }),
  },
  {
    route: 'GET /api/organizations/:id/members',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/members` }),
  },
  {
    route: 'GET /api/organizations/:id/audit',
    expected: leaders(200),
    call: ({ organizationId }) => ({ path: `/api/organizations/${organizationId}/audit` }),
  },
  {
    route: 'GET /api/organizations/slug/:slug',
    expected: everybody(200),
    call: ({ slug }) => ({ path: `/api/organizations/slug/${slug}` }),
  },
]
