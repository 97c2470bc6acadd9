import { test } from '@japa/runner'
import type { FieldError } from '#contract/error_code'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { trustedUser, useActors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'

/** The routes whose body is a file, or comes from Slack or from a provider. */
const FOREIGN = new Set([
  'POST /api/users/avatar',
  'POST /api/slack/events',
  'POST /api/slack/commands',
  'POST /api/slack/interactions',
  'POST /api/auth/:provider/logout',
])

const rows = (await allRights()).filter(
  ({ route, hasOwnErrors = false }) => !route.startsWith('GET ') && !FOREIGN.has(route) && !hasOwnErrors,
)

interface Refusal {
  details?: { fields?: FieldError[] }
}

const fieldsOf = (refusal?: Refusal) => refusal?.details?.fields?.map(({ field, rule }) => [field, rule])

test.group('A field that a route does not know', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    test(`is refused by its name by ${right.route}`, async ({ assert }) => {
      const prepared = await actors()
      const { method, path, body } = await prepareCall(right, prepared.team)
      const answer = await callApi(method, path, {
        as: trustedUser(prepared, right),
        body: { ...body, isOwner: true, role_id: 1 },
      })
      assert.equal(answer.status, 422, JSON.stringify([body, answer.body]))
      assert.deepEqual(fieldsOf(answer.body as Refusal), [
        ['isOwner', 'unknown'],
        ['role_id', 'unknown'],
      ])
    })
  }
})

test.group('A field of a body', (group) => {
  rollBack(group)

  test('is not taken from the query string', async ({ assert }) => {
    const user = await makeUser({ name: 'Ada' })
    const answer = await callApi('PUT', '/api/users/me?name=Mallory', { as: user, body: {} })
    assert.equal(answer.status, 200)
    const me = await callApi('GET', '/api/users/me', { as: user })
    assert.include(JSON.stringify(me.body), 'Ada')
    assert.notInclude(JSON.stringify(me.body), 'Mallory')
  })

  test('is not taken from the query string where authorization depends on it', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const body = { title: 'A post', url: 'https://www.linkedin.com/posts/1' }
    const answer = await callApi('POST', `/api/posts?organizationId=${organizationId}`, { as: member, body })
    assert.equal(answer.status, 422)
  })
})
