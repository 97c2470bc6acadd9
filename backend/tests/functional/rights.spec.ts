import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { queriesOf } from '#tests/queries'
import { useActors, type Actors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall, type PreparedCall } from '#tests/rights/prepare_call'
import { ACTORS } from '#tests/rights/rights'
import { apiRoutes } from '#tests/rights/routes'

const QUERIES_MAX = 6
const REFUSALS: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }

/** GET routes that mail scanners cannot trigger: they require a session, or state in the browser. */
const WRITING_GETS = new Set(['GET /api/auth/:provider/callback', 'GET /api/comments/post/:id'])
/** Counts of rate limits are not an effect. */
const writes = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql) && !sql.includes('rate_limits')

const rows = await allRights()

test.group('The permission table', () => {
  test('has a row for every route of the API and for no other', ({ assert }) => {
    assert.deepEqual(rows.map(({ route }) => route).toSorted(), apiRoutes())
  })
})

test.group('Rights', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    const expected = ACTORS.map((actor) => {
      const status = right.expected[actor as 'stranger'] ?? right.expected.stranger
      return { actor, status, code: right.hasOwnErrors ? undefined : REFUSALS[status] }
    })

    test(`${right.route} answers every actor as its row says`, async ({ assert }) => {
      const answers = []
      let prepared: { users: Actors['users']; call: PreparedCall } | undefined
      for (const { actor, code } of expected) {
        if (prepared === undefined) {
          const { team, users } = await actors()
          prepared = { users, call: await prepareCall(right, team) }
        }
        const { users, call } = prepared
        const answer = await callApi(call.method, call.path, { as: users[actor], body: call.body })
        answers.push({ actor, status: answer.status, code: code && answer.body?.code })
        // The next actor must not see the effects of a successful call. A refusal has no effects.
        if (answer.status < 300) prepared = undefined
      }
      assert.deepEqual(answers, expected)
    })

    test(`${right.route} needs few queries, and writes nothing when it is only opened`, async ({
      assert,
    }) => {
      const { team, users } = await actors()
      const { method, path, body } = await prepareCall(right, team)
      const as = await tokenOf(users.member!)
      const queries = await queriesOf(() => callApi(method, path, { as, body }))
      assert.isAtMost(queries.length, right.queries ?? QUERIES_MAX, queries.join('\n'))
      if (method === 'GET' && !WRITING_GETS.has(right.route)) assert.deepEqual(queries.filter(writes), [])
    })
  }
})
