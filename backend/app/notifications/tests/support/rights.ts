import { makePost } from '#tests/factories/post_factory'
import { signedIn, type Right } from '#tests/rights/rights'

export const rights: Right[] = [
  {
    route: 'GET /api/notifications',
    expected: signedIn(200),
    call: async (team) => {
      await makePost(team, { userId: team.owner.id })
      return {}
    },
  },
  {
    // Posts of others are ignored, which hides whether they exist.
    route: 'PUT /api/notifications/read',
    expected: signedIn(200),
    call: async (team) => ({ body: { postIds: [(await makePost(team)).id] } }),
    queries: 7,
  },
]
