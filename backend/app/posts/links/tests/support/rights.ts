import { newId } from '#core/runtime/ids'
import AddHost from '#posts/links/actions/add_host'
import type { Team } from '#tests/factories/team_factory'
import { administrators, signedIn, type Right } from '#tests/rights/rights'

async function hostPath({ owner }: Team): Promise<string> {
  const { id } = await new AddHost().handle({
    host: `news-${newId()}.example`,
    isBlocked: false,
    administratorId: owner.id,
  })
  return `/api/admin/hosts/${id}`
}

export const rights: Right[] = [
  {
    route: 'POST /api/approved-domains/validate-url',
    expected: signedIn(200),
    call: () => ({ body: { url: 'https://linkedin.com/posts/1' } }),
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
  {
    route: 'POST /api/admin/hosts/:id/pending-change',
    expected: administrators(202),
    call: async (team) => ({ path: `${await hostPath(team)}/pending-change`, body: { state: 'blocked' } }),
    queries: 12,
  },
  {
    route: 'POST /api/admin/hosts/:id/pending-removal',
    expected: administrators(202),
    call: async (team) => ({ path: `${await hostPath(team)}/pending-removal`, body: { returnPosts: true } }),
    queries: 12,
  },
]
