import { everybody, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  { route: 'GET /api/auth/providers', expected: everybody(200) },
  {
    route: 'GET /api/auth/:provider',
    expected: everybody(302),
    call: () => ({ path: '/api/auth/google' }),
  },
  {
    route: 'GET /api/auth/:provider/callback',
    expected: everybody(302),
    call: () => ({ path: '/api/auth/google/callback?state=none&code=none' }),
  },
  {
    route: 'POST /api/auth/exchange',
    expected: everybody(400),
    call: () => ({ body: { code: 'otc_nobody-has-this-one' } }),
  },
]
