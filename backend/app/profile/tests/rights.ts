import { PASSWORD } from '#tests/factories/user_factory'
import { everybody, members, signedIn, type Right } from '#tests/rights/rights'
import { newId } from '#core/ids'

export const rights: Right[] = [
  // A row sends JSON, and this route takes a file: everybody who may send one is told so.
  {
    route: 'POST /api/users/avatar',
    expected: signedIn(422),
    call: () => ({ body: { avatar: 'a picture' } }),
  },
  { route: 'DELETE /api/users/avatar', expected: signedIn(204) },
  {
    route: 'GET /api/avatars/:name',
    expected: everybody(404),
    call: () => ({ path: `/api/avatars/${newId()}.webp` }),
  },
  { route: 'GET /api/users/me/organization-notifications', expected: signedIn(200) },
  {
    route: 'PUT /api/users/me/organization-notifications',
    expected: members(409),
    call: ({ organizationId }) => ({ body: { organizationId, receiveSlackNotifications: false } }),
  },
  { route: 'GET /api/users/me/export', expected: signedIn(200), queries: 16 },
  {
    route: 'DELETE /api/users/me',
    expected: { ...signedIn(204), owner: 409, foreign: 409, administrator: 409 },
    call: () => ({ body: { password: PASSWORD, content: 'remove' } }),
    queries: 15,
  },
]
