import AddHost from '#moderation/moderation/actions/add_host'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { administrators, type Right } from '#tests/rights/rights'

const makePending = (team: Team) => makePost(team, { isPublic: true, pending: true, tags: ['press'] })

async function hostPath({ owner }: Team): Promise<string> {
  const { id } = await new AddHost().handle({
    host: 'news.example',
    isBlocked: false,
    administratorId: owner.id,
  })
  return `/api/admin/hosts/${id}`
}

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
    route: 'GET /api/admin/hosts',
    expected: administrators(200),
    call: async (team) => {
      await hostPath(team)
      return { path: '/api/admin/hosts?search=news' }
    },
  },
  {
    route: 'POST /api/admin/hosts',
    expected: administrators(201),
    call: () => ({ body: { host: 'news.example', state: 'approved' } }),
    queries: 12,
  },
  {
    route: 'PUT /api/admin/hosts/:id',
    expected: administrators(200),
    call: async (team) => ({ path: await hostPath(team), body: { state: 'blocked', returnPosts: true } }),
    queries: 12,
  },
  {
    route: 'DELETE /api/admin/hosts/:id',
    expected: administrators(200),
    call: async (team) => ({ path: await hostPath(team) }),
  },
]
