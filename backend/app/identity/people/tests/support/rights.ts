import { PASSWORD } from '#tests/factories/user_factory'
import { administrators, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/admin/people', expected: administrators(200), queries: 4 },
  {
    route: 'PUT /api/admin/people/:id/administrator',
    expected: administrators(200),
    call: ({ member }) => ({
      path: `/api/admin/people/${member.id}/administrator`,
      body: { isAdmin: true, password: PASSWORD },
    }),
  },
  {
    route: 'POST /api/admin/people/:id/disable',
    expected: administrators(200),
    call: ({ stranger }) => ({ path: `/api/admin/people/${stranger.id}/disable` }),
  },
  {
    route: 'POST /api/admin/people/:id/enable',
    expected: administrators(200),
    call: ({ stranger }) => ({ path: `/api/admin/people/${stranger.id}/enable` }),
  },
  {
    route: 'POST /api/admin/people/:id/sign-out',
    expected: administrators(204),
    call: ({ stranger }) => ({ path: `/api/admin/people/${stranger.id}/sign-out` }),
  },
]
