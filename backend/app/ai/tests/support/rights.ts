import { listMoods } from '#posts/posts/queries/moods'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { makeRun } from '#ai/tests/support/make_run'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { members, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })

/** Calls no provider, because its address is not public. */
const elsewhere = (rest = '') => {
  return async (team: Team) => {
    await makeIntegration(team, { baseUrl: 'https://10.0.0.1/v1' })
    return { path: `/api/ai/integrations/${team.organizationId}/openai${rest}` }
  }
}

const editing = async (team: Team) => ({
  ...(await elsewhere()(team)),
  body: { apiKey: 'sk-sandbox-another-one', model: 'gpt-4o', isActive: true, isFirst: true },
})

const settings = ({ organizationId }: Team) => ({ path: `/api/ai/settings/${organizationId}` })

const editingSettings = (team: Team) => ({
  ...settings(team),
  body: {
    tone: 'Warm',
    avoid: 'synergy',
    examples: 'Well said!',
    disabledMoodIds: [],
    monthlyTokens: 5_000,
  },
})

const ofPost =
  (rest: string, body?: (postId: string) => Promise<Record<string, unknown>>) => async (team: Team) => {
    const { id } = await makePost(team)
    return { path: `/api/ai/posts/${id}${rest}`, ...(body && { body: await body(id) }) }
  }

const ofRun =
  (rest = '') =>
  async (team: Team) => ({ path: `/api/ai/runs/${(await makeRun(team)).id}${rest}` })

export const rights: Right[] = [
  {
    route: 'POST /api/ai/integrations',
    expected: admins(201),
    call: ({ organizationId }) => ({
      body: {
        organizationId,
        provider: 'openai',
        apiKey: 'sk-sandbox-0123456789',
        model: 'gpt-4o',
        isUntested: true,
      },
    }),
  },
  {
    route: 'GET /api/ai/integrations/:id',
    expected: members(200),
    call: ({ organizationId }) => ({ path: `/api/ai/integrations/${organizationId}` }),
  },
  { route: 'PUT /api/ai/integrations/:id/:provider', expected: admins(200), call: editing },
  { route: 'PATCH /api/ai/integrations/:id/:provider', expected: admins(200), call: editing },
  { route: 'DELETE /api/ai/integrations/:id/:provider', expected: admins(200), call: elsewhere() },
  {
    route: 'POST /api/ai/integrations/:id/:provider/test',
    expected: admins(422),
    call: elsewhere('/test'),
  },
  {
    route: 'GET /api/ai/integrations/:id/:provider/models',
    expected: admins(422),
    call: elsewhere('/models'),
  },
  { route: 'GET /api/ai/settings/:id', expected: members(200), call: settings },
  { route: 'PUT /api/ai/settings/:id', expected: admins(200), call: editingSettings },
  { route: 'PATCH /api/ai/settings/:id', expected: admins(200), call: editingSettings },
  // No team of these has a key.
  { route: 'GET /api/ai/posts/:id', expected: members(200), call: ofPost(''), queries: 12 },
  {
    route: 'POST /api/ai/posts/:id/generate-comments',
    expected: members(409),
    call: ofPost('/generate-comments', async () => {
      const [mood] = await listMoods()
      return { moods: [{ moodId: mood!.id, quantity: 1 }] }
    }),
    queries: 8,
  },
  {
    route: 'POST /api/ai/posts/:id/approve-comments',
    expected: members(200),
    call: ofPost('/approve-comments', async () => ({
      comments: [{ content: 'Well said', isApproved: true }],
    })),
    queries: 14,
  },
  { route: 'GET /api/ai/runs/:id', expected: members(200), call: ofRun() },
  { route: 'POST /api/ai/runs/:id/cancel', expected: members(200), call: ofRun('/cancel'), queries: 7 },
  { route: 'POST /api/ai/runs/:id/discard', expected: members(200), call: ofRun('/discard'), queries: 9 },
]
