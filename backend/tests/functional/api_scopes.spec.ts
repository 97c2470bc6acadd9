import { test } from '@japa/runner'
import { API_SCOPES, ORGANIZATION_SCOPES } from '#contract/identity/rules/api_scope'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { hashOfToken, makeToken } from '#identity/api_tokens/rules/token_format'
import { callApi } from '#tests/call_api'
import { trustedUser, useActors, type Actors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall, type PreparedCall } from '#tests/rights/prepare_call'
import { mostTrustedActor, type Right } from '#tests/rights/rights'
import { apiRoutes } from '#tests/rights/routes'
import { SCOPE_OF, type Reach } from '#tests/rights/scopes'

/** The same scope for both kinds of tokens, or none at all. */
const COLUMNS = [
  ...[null, ...API_SCOPES].map((scope) => ({ kind: 'person', scope, token: makeToken('pat') }) as const),
  ...[null, ...ORGANIZATION_SCOPES].map(
    (scope) => ({ kind: 'organization', scope, token: makeToken('org') }) as const,
  ),
]

type Column = (typeof COLUMNS)[number]

/** What a token with only this scope is answered; `passed` is what a session is answered, or a member for an organization. */
function expectedOf({ scope: needed, byOrganization = false }: Reach, { kind, scope }: Column): string {
  if (needed === null) return '403 TOKEN_REFUSED'
  if (needed === 'any') return 'passed'
  if (kind === 'organization' && !byOrganization) return '403 TOKEN_OF_PERSON_NEEDED'
  return scope === needed ? 'passed' : '403 TOKEN_SCOPE_MISSING'
}

const statusOf = ({ expected }: Right, kind: Column['kind']): number => {
  const actor = kind === 'organization' ? 'member' : (mostTrustedActor({ expected } as Right) ?? 'owner')
  return expected[actor as 'owner'] ?? expected.stranger
}

/** Inserts a token for each column: of the user that the route trusts most, and of the team. */
async function insertTokens(right: Right, found: Actors): Promise<void> {
  const at = now()
  const rows = COLUMNS.map(({ kind, scope, token }) => ({
    id: newId(),
    user_id: kind === 'person' ? (trustedUser(found, right) ?? found.team.owner).id : null,
    organization_id: kind === 'organization' ? found.team.organizationId : null,
    name: 'Calendar',
    hash: hashOfToken(token),
    scopes: JSON.stringify(scope === null ? [] : [scope]),
    created_at: toInstant(at),
    last_used_at: toInstant(at),
    expires_at: toInstant(new Date(at.getTime() + 86_400_000)),
  }))
  await inTransaction((trx) => trx.table('api_tokens').multiInsert(rows))
}

/** Calls a route with a token, and tells the answer as `expectedOf` does. */
async function answerTo(right: Right, { kind, token }: Column, call: PreparedCall): Promise<string> {
  const { status, body } = await callApi(call.method, call.path, { as: token, body: call.body })
  const isRefused = String(body?.code).startsWith('TOKEN_')
  if (!isRefused && status === statusOf(right, kind)) return 'passed'
  return `${status} ${String(body?.code)}`
}

/** The cells of a row that are answered otherwise than it says. */
async function wrongCells(right: Right, reach: Reach, actors: () => Promise<Actors>): Promise<string[]> {
  const wrong: string[] = []
  let call: PreparedCall | undefined
  for (const column of COLUMNS) {
    if (call === undefined) {
      const found = await actors()
      await insertTokens(right, found)
      call = await prepareCall(right, found.team)
    }
    const answer = await answerTo(right, column, call)
    // The next call must not see the effects of one that passed. A refusal has no effects.
    if (answer === 'passed') call = undefined
    const expected = expectedOf(reach, column)
    if (answer !== expected)
      wrong.push(`${column.kind} ${column.scope ?? 'none'}: ${answer}, not ${expected}`)
  }
  return wrong
}

const rows = await allRights()
/** Only the tokens of a directory reach these. */
const isOfDirectory = (route: string) => route.includes(' /api/scim/')
const rightOf = (route: string) => rows.find((row) => row.route === route)!

test.group('The table of scopes', () => {
  test('has a row for every route of the API and for no other', ({ assert }) => {
    assert.deepEqual(
      Object.keys(SCOPE_OF).toSorted(),
      apiRoutes().filter((route) => !isOfDirectory(route)),
    )
  })

  test('gives no token the way to sign in, to other tokens, to administrators’ routes or to secrets', ({
    assert,
  }) => {
    const reached = Object.entries(SCOPE_OF)
      .filter(([, { scope }]) => scope !== null)
      .map(([route]) => route)
    const kept =
      /\/(auth|2fa|setup|admin|tokens|password|export|stream|integrations|slack|invitations?|invite-link|sessions)(\/|$)/
    assert.deepEqual(
      reached.filter((route) => kept.test(route) || /^(PUT|PATCH|DELETE) \/api\/users/.test(route)),
      [],
    )
  })

  test('only lets organizations have scopes that one of their routes needs', ({ assert }) => {
    const used = Object.values(SCOPE_OF).filter(({ byOrganization }) => byOrganization)
    assert.deepEqual(
      [...new Set(used.map(({ scope }) => scope))].toSorted(),
      [...ORGANIZATION_SCOPES].toSorted(),
    )
  })
})

test.group('An API token', (group) => {
  const actors = useActors(group)

  for (const [route, reach] of Object.entries(SCOPE_OF)) {
    test(`reaches ${route} as the table says, with each scope alone and with none`, async ({ assert }) => {
      assert.deepEqual(await wrongCells(rightOf(route), reach, actors), [])
    })
  }

  for (const [what, route, wrong] of [
    ['another scope', 'GET /api/posts/:id', { scope: 'posts:write', byOrganization: true }],
    ['no scope', 'GET /api/posts/:id', { scope: null }],
    ['a scope where none is', 'GET /api/auth/status', { scope: 'profile:read' }],
    [
      'organizations where only people are',
      'PATCH /api/posts/:id',
      { scope: 'posts:write', byOrganization: true },
    ],
    ['only people where organizations are', 'POST /api/posts', { scope: 'posts:write' }],
    ['every token', 'GET /api/users/me', { scope: 'any' }],
  ] as const) {
    test(`is found to differ from a row with ${what}`, async ({ assert }) => {
      assert.isNotEmpty(await wrongCells(rightOf(route), wrong, actors))
    })
  }
})
