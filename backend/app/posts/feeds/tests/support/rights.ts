import { allActors, type Right } from '#tests/rights/rights'
import { makePost } from '#tests/factories/post_factory'

export const rights: Right[] = [
  { route: 'GET /api/community/tags', expected: allActors(200) },
  {
    route: 'GET /api/community/posts',
    expected: allActors(200),
    call: async (team) => {
      await makePost(team, { isPublic: true, tags: ['press'] })
      return { path: `/api/community/posts?tags=press&organizationSlug=${team.slug}` }
    },
    queries: 7,
  },
  {
    route: 'GET /api/community/organizations/:id/posts',
    expected: allActors(200),
    call: ({ organizationId }) => ({ path: `/api/community/organizations/${organizationId}/posts` }),
  },
  { route: 'GET /api/community/public/posts', expected: allActors(200) },
]
