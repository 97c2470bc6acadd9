import { PASSWORD } from '#tests/factories/user_factory'
import { everybody, signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'POST /api/auth/register',
    expected: everybody(201),
    call: () => ({ body: { name: 'Ada Byron', email: 'ada@example.org', password: PASSWORD } }),
  },
  {
    route: 'POST /api/auth/login',
    expected: everybody(200),
    call: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  },
  { route: 'GET /api/auth/status', expected: signedIn(200) },
  { route: 'POST /api/auth/logout', expected: signedIn(204) },
]
