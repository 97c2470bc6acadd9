import { administrators, allActors, members, signedIn, type Right } from '#tests/rights/rights'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import { makeTag } from '#tests/factories/tag_factory'
import type { Team } from '#tests/factories/team_factory'

const LINK = 'https://www.linkedin.com/posts/1'

const postPath = async (team: Team) => `/api/posts/${(await makePost(team)).id}`
const change = async (team: Team) => ({ path: await postPath(team), body: { title: 'New' } })

const tagPath = async () => `/api/tags/${await makeTag()}`

export const rights: Right[] = [
  { route: 'GET /api/moods', expected: allActors(200) },
  {
    route: 'POST /api/posts',
    expected: members(201),
    call: ({ organizationId }) => ({ body: { organizationId, title: 'New', url: LINK, tags: ['press'] } }),
    queries: 15,
  },
  {
    route: 'GET /api/posts/:id',
    expected: members(200),
    call: async (team) => ({ path: await postPath(team) }),
  },
  { route: 'PUT /api/posts/:id', expected: members(200), call: change, queries: 14 },
  { route: 'PATCH /api/posts/:id', expected: members(200), call: change, queries: 14 },
  {
    route: 'POST /api/posts/:id/resubmit',
    expected: members(200),
    call: async (team) => ({ path: `/api/posts/${(await makeRejectedPost(team)).id}/resubmit` }),
    queries: 14,
  },
  {
    route: 'PUT /api/posts/:id/end',
    expected: { ...members(200), member: 403 },
    call: async (team) => {
      const { id } = await makePost(team, { userId: team.owner.id })
      return { path: `/api/posts/${id}/end`, body: { hours: 24 } }
    },
  },
  {
    route: 'PUT /api/posts/:id/importance',
    expected: { ...members(200), member: 403 },
    call: async (team) => ({ path: `${await postPath(team)}/importance`, body: { isImportant: true } }),
  },
  {
    route: 'PUT /api/posts/:id/pin',
    expected: { ...members(200), member: 403 },
    call: async (team) => ({ path: `${await postPath(team)}/pin`, body: { isPinned: true } }),
  },
  {
    route: 'PUT /api/posts/:id/skip',
    expected: members(200),
    call: async (team) => ({ path: `${await postPath(team)}/skip`, body: { until: null } }),
    queries: 8,
  },
  {
    route: 'DELETE /api/posts/:id/skip',
    expected: members(204),
    call: async (team) => ({ path: `${await postPath(team)}/skip` }),
  },
  {
    route: 'DELETE /api/posts/:id',
    expected: { ...members(204), member: 403 },
    call: async (team) => {
      const { id } = await makePost(team, { userId: team.owner.id })
      return { path: `/api/posts/${id}` }
    },
  },
  {
    route: 'POST /api/posts/deletions',
    expected: { ...members(202), member: 403 },
    call: async (team) => {
      const { id } = await makePost(team, { userId: team.owner.id })
      return { body: { ids: [id] } }
    },
    queries: 12,
  },
  {
    route: 'GET /api/posts/organization/:id',
    expected: members(200),
    call: async (team) => {
      await makePost(team)
      return { path: `/api/posts/organization/${team.organizationId}?visibility=private` }
    },
    queries: 8,
  },
  {
    route: 'GET /api/posts/organization/:id/by-link',
    expected: members(200),
    call: async (team) => {
      const { url } = await makePost(team, { tags: ['press'] })
      const query = new URLSearchParams({ url })
      return { path: `/api/posts/organization/${team.organizationId}/by-link?${query}` }
    },
    queries: 6,
  },
  {
    route: 'GET /api/posts/public/:organizationSlug/:postSlug',
    expected: allActors(200),
    call: async (team) => {
      const { slug } = await makePost(team, { isPublic: true })
      return { path: `/api/posts/public/${team.slug}/${slug}` }
    },
  },
  {
    route: 'PUT /api/admin/posts/:id/sensitive',
    expected: administrators(200),
    call: async (team) => {
      const { id } = await makePost(team, { isPublic: true })
      return { path: `/api/admin/posts/${id}/sensitive`, body: { isSensitive: true } }
    },
  },
  { route: 'GET /api/tags', expected: signedIn(200), queries: 5 },
  { route: 'GET /api/admin/tags', expected: administrators(200), queries: 4 },
  {
    route: 'POST /api/tags',
    expected: administrators(201),
    call: () => ({ body: { name: 'quarterly' } }),
  },
  {
    route: 'PUT /api/tags/:id',
    expected: administrators(200),
    call: async () => ({ path: await tagPath(), body: { name: 'yearly' } }),
  },
  {
    route: 'PATCH /api/tags/:id',
    expected: administrators(200),
    call: async () => ({ path: await tagPath(), body: { name: 'yearly' } }),
  },
  {
    route: 'DELETE /api/tags/:id',
    expected: administrators(200),
    call: async () => ({ path: await tagPath() }),
  },
  {
    route: 'POST /api/tags/:id/pending-deletion',
    expected: administrators(202),
    call: async () => ({ path: `${await tagPath()}/pending-deletion` }),
    queries: 12,
  },
  {
    route: 'POST /api/tags/:id/make-predefined',
    expected: administrators(200),
    call: async () => ({ path: `${await tagPath()}/make-predefined` }),
  },
]
