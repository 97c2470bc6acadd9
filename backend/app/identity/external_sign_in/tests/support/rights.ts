import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { allActors, signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/auth/providers', expected: allActors(200) },
  {
    route: 'GET /api/auth/:provider',
    expected: allActors(302),
    call: () => ({ path: '/api/auth/google' }),
  },
  {
    route: 'GET /api/auth/:provider/callback',
    expected: allActors(302),
    call: () => ({ path: '/api/auth/google/callback?state=none&code=none' }),
  },
  {
    route: 'POST /api/auth/exchange',
    expected: allActors(400),
    call: () => ({ body: { code: 'otc_nobody-has-this-one' } }),
  },
  {
    route: 'POST /api/auth/join',
    expected: allActors(400),
    call: () => ({ body: { code: 'otj_nobody-has-this-one', password: PASSWORD } }),
  },
  {
    route: 'POST /api/auth/join/take',
    expected: allActors(400),
    call: () => ({ body: { code: 'otj_nobody-has-this-one' } }),
  },
  { route: 'GET /api/auth/reauthentication', expected: signedIn(200) },
  {
    route: 'POST /api/auth/:provider/flows',
    expected: signedIn(201),
    call: () => ({
      path: '/api/auth/google/flows',
      body: { purpose: 'link', returnTo: '/profile', password: PASSWORD },
    }),
  },
  { route: 'GET /api/users/me/identities', expected: signedIn(200) },
  {
    route: 'DELETE /api/users/me/identities/:id',
    expected: signedIn(404),
    call: () => ({ path: `/api/users/me/identities/${newId()}`, body: { password: PASSWORD } }),
  },
]
