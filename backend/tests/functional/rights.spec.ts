import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'
import { personOf } from '#tests/rights/person_of'
import { ACTORS } from '#tests/rights/rights'
import { apiRoutes } from '#tests/rights/routes'

const QUERIES_MAX = 6
const REFUSALS: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }

const rows = await allRights()

test.group('The permission table', () => {
  test('has a row for every route of the API and for no other', ({ assert }) => {
    assert.deepEqual(rows.map(({ route }) => route).toSorted(), apiRoutes())
  })
})

for (const right of rows) {
  test.group(`Rights: ${right.route}`, (group) => {
    rollBack(group)

    for (const actor of ACTORS) {
      const status = right.expected[actor as 'stranger'] ?? right.expected.stranger
      test(`answers ${status} to ${actor}`, async ({ assert }) => {
        const team = await makeTeam()
        const { method, path, body } = await prepareCall(right, team)
        const as = await personOf(team, actor)
        const answer = await callApi(method, path, { as, body })
        assert.equal(answer.status, status, JSON.stringify(answer.body))
        if (status in REFUSALS) assert.equal(answer.body?.code, REFUSALS[status])
      })
    }

    test('needs few queries', async ({ assert }) => {
      const team = await makeTeam()
      const { method, path, body } = await prepareCall(right, team)
      const as = await tokenOf(team.member)
      const queries = await queriesOf(() => callApi(method, path, { as, body }))
      assert.isAtMost(queries.length, right.queries ?? QUERIES_MAX, queries.join('\n'))
    })
  })
}
