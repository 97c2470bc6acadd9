import { PASSWORD } from '#tests/factories/user_factory'
import { allActors, signedIn, type Right } from '#tests/rights/rights'
import { newId } from '#core/runtime/ids'

export const rights: Right[] = [
  { route: 'GET /api/users/me', expected: signedIn(200) },
  { route: 'PUT /api/users/me', expected: signedIn(200), call: () => ({ body: { name: 'Another Name' } }) },
  { route: 'PATCH /api/users/me', expected: signedIn(200), call: () => ({ body: { language: 'pt' } }) },
  {
    route: 'POST /api/auth/verify-email',
    expected: allActors(400),
    call: () => ({ body: { token: 'a-token-nobody-was-given' } }),
  },
  {
    route: 'POST /api/auth/check-link',
    expected: allActors(200),
    call: () => ({ body: { link: 'verify-email', token: 'a-token-nobody-was-given' } }),
  },
  {
    route: 'POST /api/auth/cancel-email-change',
    expected: allActors(400),
    call: () => ({ body: { token: 'a-token-nobody-was-given' } }),
  },
  { route: 'DELETE /api/users/me/pending-email', expected: signedIn(204) },
  { route: 'POST /api/users/me/email-verification', expected: signedIn(202) },
  // The test sends JSON, and this route takes a file: users who may upload get a 422.
  {
    route: 'POST /api/users/avatar',
    expected: signedIn(422),
    call: () => ({ body: { avatar: 'a picture' } }),
  },
  { route: 'DELETE /api/users/avatar', expected: signedIn(204) },
  {
    route: 'GET /api/avatars/:name',
    expected: allActors(404),
    call: () => ({ path: `/api/avatars/${newId()}.webp` }),
  },
  {
    route: 'POST /api/users/me/export',
    expected: signedIn(200),
    call: () => ({ body: { password: PASSWORD } }),
    queries: 30,
  },
  {
    route: 'DELETE /api/users/me',
    expected: { ...signedIn(204), owner: 409, foreign: 409, administrator: 409 },
    call: () => ({ body: { password: PASSWORD, content: 'remove' } }),
    queries: 34,
  },
]
