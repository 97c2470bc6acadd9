import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import type { Team } from '#tests/factories/team_factory'
import { administrators, signedIn, type Right } from '#tests/rights/rights'

const makeListed = (team: Team) => makePost(team, { isPublic: true })

async function reportedPath(team: Team): Promise<string> {
  const post = await makeListed(team)
  await makeReport(team.member, post)
  return `/api/admin/reported-posts/${post.id}`
}

export const rights: Right[] = [
  {
    route: 'POST /api/community/posts/:id/report',
    expected: signedIn(201),
    call: async (team) => {
      const { id } = await makeListed(team)
      return { path: `/api/community/posts/${id}/report`, body: { reason: 'spam' } }
    },
    queries: 12,
  },
  { route: 'GET /api/users/me/reports', expected: signedIn(200) },
  {
    route: 'GET /api/admin/reports',
    expected: administrators(200),
    call: async (team) => {
      await makeReport(team.member, await makeListed(team))
      return { path: `/api/admin/reports?organizationId=${team.organizationId}` }
    },
  },
  {
    route: 'POST /api/admin/turned-down-reports',
    expected: administrators(200),
    call: async (team) => {
      await makeReport(team.member, await makeListed(team))
      const body = { userId: team.member.id, moderatorResponse: 'We looked.' }
      return { path: '/api/admin/turned-down-reports', body }
    },
  },
  {
    route: 'PUT /api/admin/reports/:id/resolve',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team))
      return { path: `/api/admin/reports/${id}/resolve`, body: { moderatorResponse: 'We looked.' } }
    },
  },
  {
    route: 'PATCH /api/admin/reports/:id/resolve',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team))
      return { path: `/api/admin/reports/${id}/resolve`, body: { moderatorResponse: 'We looked.' } }
    },
  },
  {
    route: 'PUT /api/admin/reports/:id/reopen',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team), { resolver: team.owner })
      return { path: `/api/admin/reports/${id}/reopen` }
    },
  },
  {
    route: 'PATCH /api/admin/reports/:id/reopen',
    expected: administrators(200),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team), { resolver: team.owner })
      return { path: `/api/admin/reports/${id}/reopen` }
    },
  },
  {
    route: 'GET /api/admin/reported-posts/:id',
    expected: administrators(200),
    call: async (team) => ({ path: await reportedPath(team) }),
  },
  {
    route: 'PUT /api/admin/reported-posts/:id/show',
    expected: administrators(200),
    call: async (team) => ({ path: `${await reportedPath(team)}/show` }),
  },
  {
    route: 'POST /api/admin/reports/:id/pending-resolution',
    expected: administrators(202),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team))
      const body = { moderatorResponse: 'We looked.', decision: 'block_host' }
      return { path: `/api/admin/reports/${id}/pending-resolution`, body }
    },
    queries: 14,
  },
  {
    route: 'POST /api/admin/reports/:id/pending-reopening',
    expected: administrators(202),
    call: async (team) => {
      const id = await makeReport(team.member, await makeListed(team), { resolver: team.owner })
      return { path: `/api/admin/reports/${id}/pending-reopening` }
    },
    queries: 12,
  },
  {
    route: 'POST /api/admin/reported-posts/:id/pending-showing',
    expected: administrators(202),
    call: async (team) => ({ path: `${await reportedPath(team)}/pending-showing` }),
    queries: 14,
  },
]
