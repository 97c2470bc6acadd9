import { members, type Right } from '#tests/rights/rights'
import { makePost } from '#tests/factories/post_factory'

export const rights: Right[] = [
  {
    route: 'GET /api/posts/:id/timeline',
    expected: { ...members(200), member: 403 },
    call: async (team) => {
      const { id } = await makePost(team, { userId: team.owner.id })
      return { path: `/api/posts/${id}/timeline` }
    },
  },
]
