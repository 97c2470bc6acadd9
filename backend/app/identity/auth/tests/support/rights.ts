import { PASSWORD } from '#tests/factories/user_factory'
import { allActors, signedIn, type Right } from '#tests/rights/rights'
import { openSession } from '#identity/auth/repositories/sessions'

const NEW_PASSWORD = 'Another-Morning!8'
const UNKNOWN_TOKEN = 'a-token-nobody-was-given'
const elsewhere = { method: 'password', agent: null, address: '127.0.0.1' } as const

export const rights: Right[] = [
  {
    route: 'POST /api/auth/register',
    expected: allActors(201),
    call: () => ({ body: { name: 'Ada Byron', email: 'ada@example.org', password: PASSWORD } }),
    queries: 13,
  },
  {
    route: 'POST /api/auth/login',
    expected: allActors(200),
    call: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
    queries: 7,
  },
  { route: 'GET /api/auth/status', expected: signedIn(200) },
  { route: 'POST /api/auth/logout', expected: signedIn(204) },
  {
    route: 'POST /api/auth/forgot-password',
    expected: allActors(202),
    call: ({ owner }) => ({ body: { email: owner.email } }),
  },
  {
    route: 'POST /api/auth/reset-password',
    expected: allActors(400),
    call: () => ({
      body: { token: UNKNOWN_TOKEN, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
  },
  {
    route: 'POST /api/auth/desktop/codes',
    expected: signedIn(201),
    call: () => ({ body: { challenge: 'c'.repeat(43), device: 'a laptop' } }),
  },
  {
    route: 'POST /api/auth/desktop/token',
    expected: allActors(400),
    call: () => ({ body: { code: 'nobody-was-given-this-one', verifier: 'v'.repeat(43) } }),
  },
  { route: 'GET /api/auth/sessions', expected: signedIn(200) },
  { route: 'DELETE /api/auth/sessions', expected: signedIn(204), queries: 7 },
  {
    route: 'DELETE /api/auth/sessions/:id',
    expected: { ...signedIn(404), member: 204 },
    call: async ({ member }) => {
      const { identifier } = await openSession(member.id, elsewhere)
      return { path: `/api/auth/sessions/${String(identifier)}` }
    },
  },
  {
    route: 'PUT /api/users/me/password',
    expected: signedIn(204),
    call: () => ({
      body: { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    }),
    queries: 14,
  },
  {
    route: 'POST /api/admin/reset-links',
    expected: { ...signedIn(403), administrator: 201 },
    call: ({ owner }) => ({ body: { email: owner.email } }),
  },
  { route: 'GET /api/setup', expected: allActors(200) },
  {
    route: 'POST /api/setup',
    expected: allActors(400),
    call: () => ({
      body: { token: 'not-the-one', name: 'Ada', email: 'ada@example.org', password: PASSWORD },
    }),
  },
]
