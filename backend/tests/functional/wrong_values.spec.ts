import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { trustedUser, useActors, type Actors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'
import type { Right } from '#tests/rights/rights'

/** More than any text may have. */
const LONG = 'a'.repeat(20_000)

/** An id that is unknown like any other, so that the answer does not tell which users exist. */
const LOOKED_UP = 'POST /api/auth/verify-2fa userId'

const lengthen = (value: unknown) => (typeof value === 'string' ? `${value}${LONG}` : LONG)

const rows = (await allRights()).filter(({ route }) => !route.startsWith('GET '))

/** What a route answers when one field of its call has another value, by field. */
async function answersWith(
  right: Right,
  actors: Actors,
  wrong: (value: unknown) => unknown,
): Promise<[string, number][]> {
  const { method, path, body = {} } = await prepareCall(right, actors.team)
  const person = trustedUser(actors, right)
  const as = person && (await tokenOf(person))
  const answers: [string, number][] = []
  for (const [field, value] of Object.entries(body)) {
    const changed = { ...body, [field]: wrong(value) }
    answers.push([field, (await callApi(method, path, { as, body: changed })).status])
  }
  return answers
}

test.group('A value of another type', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    for (const wrong of [{ $gt: '' }, [['x']], 1e21]) {
      test(`is refused by ${right.route}: ${JSON.stringify(wrong)}`, async ({ assert }) => {
        for (const [field, status] of await answersWith(right, await actors(), () => wrong))
          assert.equal(status, 422, `${field} answers ${status}`)
      })
    }
  }
})

test.group('A text that is too long', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    test(`is refused by ${right.route}`, async ({ assert }) => {
      for (const [field, status] of await answersWith(right, await actors(), lengthen)) {
        const expected = `${right.route} ${field}` === LOOKED_UP ? 400 : 422
        assert.equal(status, expected, `${field} answers ${status}`)
      }
    })
  }
})
