import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { administrators, type Right } from '#tests/rights/rights'

const makePending = (team: Team) => makePost(team, { isPublic: true, pending: true, tags: ['press'] })

export const rights: Right[] = [
  {
    route: 'GET /api/posts/moderation',
    expected: administrators(200),
    call: async (team) => {
      await makePending(team)
      return {}
    },
    queries: 10,
  },
  {
    route: 'POST /api/posts/:id/moderate',
    expected: administrators(200),
    call: async (team) => {
      const { id } = await makePending(team)
      return { path: `/api/posts/${id}/moderate`, body: { action: 'approve', approveDomain: true } }
    },
    queries: 24,
  },
  {
    route: 'POST /api/posts/moderation/decisions',
    expected: administrators(200),
    call: async (team) => {
      const { id } = await makePending(team)
      return { body: { ids: [id], action: 'reject', reason: 'A link farm.' } }
    },
    queries: 14,
  },
  {
    route: 'POST /api/posts/moderation/pending-decisions',
    expected: administrators(202),
    call: async (team) => {
      const { id } = await makePending(team)
      return { body: { ids: [id], action: 'reject', reason: 'A link farm.' } }
    },
    queries: 12,
  },
]
