import { PASSWORD } from '#tests/factories/user_factory'
import { signedIn, type Right } from '#tests/rights/rights'
import { makeToken } from './make_token.js'

export const rights: Right[] = [
  { route: 'GET /api/users/me/tokens', expected: signedIn(200) },
  {
    route: 'POST /api/users/me/tokens',
    expected: signedIn(201),
    call: () => ({ body: { name: 'Calendar', scopes: ['posts:read'], days: 30, password: PASSWORD } }),
    queries: 10,
  },
  {
    route: 'DELETE /api/users/me/tokens/:id',
    expected: { ...signedIn(404), owner: 204 },
    call: async ({ owner }) => ({
      path: `/api/users/me/tokens/${(await makeToken({ userId: owner.id })).id}`,
    }),
  },
]
