import { makePost } from '#tests/factories/post_factory'
import { unsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { allActors, signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'GET /api/notifications',
    expected: signedIn(200),
    call: async (team) => {
      await makePost(team, { userId: team.owner.id })
      return {}
    },
    queries: 7,
  },
  {
    // Posts of other organizations are ignored, which hides whether they exist.
    route: 'PUT /api/notifications/read',
    expected: signedIn(200),
    call: async (team) => ({ body: { postIds: [(await makePost(team)).id] } }),
    queries: 7,
  },
  { route: 'GET /api/users/me/notification-choices', expected: signedIn(200) },
  {
    route: 'PUT /api/users/me/notification-choices',
    expected: signedIn(200),
    call: () => ({ body: { type: 'post.shared', channel: 'web', enabled: false } }),
  },
  {
    route: 'PUT /api/users/me/digest',
    expected: signedIn(200),
    call: () => ({ body: { timeZone: 'Europe/Lisbon' } }),
    queries: 7,
  },
  {
    route: 'PUT /api/users/me/inactivity-mail',
    expected: signedIn(200),
    call: () => ({ body: { enabled: false } }),
  },
  {
    route: 'POST /api/digest/unsubscribe',
    expected: allActors(204),
    call: ({ member }) => ({ path: `/api/digest/unsubscribe?token=${unsubscribeToken(member.id)}` }),
  },
  {
    route: 'GET /api/digest/unsubscribe',
    expected: allActors(302),
    call: ({ member }) => ({ path: `/api/digest/unsubscribe?token=${unsubscribeToken(member.id)}` }),
  },
]
