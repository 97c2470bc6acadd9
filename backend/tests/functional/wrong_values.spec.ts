import { test } from '@japa/runner'
import type { FieldError } from '#contract/error_code'
import { callApi, tokenOf, type Answer } from '#tests/call_api'
import { trustedUser, useActors, type Actors } from '#tests/rights/actors'
import { allRights } from '#tests/rights/all_rights'
import { prepareCall } from '#tests/rights/prepare_call'
import type { Right } from '#tests/rights/rights'

/** Longer than any text may be. */
const LONG = 'a'.repeat(20_000)

/** An unknown id is treated like any other, so that the response does not reveal which users exist. */
const LOOKED_UP = 'POST /api/auth/verify-2fa userId'

const lengthen = (value: unknown) => (typeof value === 'string' ? `${value}${LONG}` : LONG)

const rights = await allRights()
const rows = rights.filter(({ route }) => !route.startsWith('GET '))
const lists = rights.filter(({ route }) => route.startsWith('GET '))

/** Messages about fields with unreplaced placeholders. */
function unfinished({ body }: Answer): string[] {
  const { fields = [] } = (body?.details ?? {}) as { fields?: FieldError[] }
  return fields
    .map(({ message }) => message)
    .filter((message) => /undefined|null|NaN|\[object|\{\{|\}\}|The \d+ field/.test(message))
}

/** The responses of a route to a call with one changed field, by field. */
async function answersWith(
  right: Right,
  actors: Actors,
  wrong: (value: unknown) => unknown,
): Promise<[string, Answer][]> {
  const { method, path, body = {} } = await prepareCall(right, actors.team)
  const person = trustedUser(actors, right)
  const as = person && (await tokenOf(person))
  const answers: [string, Answer][] = []
  for (const [field, value] of Object.entries(body)) {
    const changed = { ...body, [field]: wrong(value) }
    answers.push([field, await callApi(method, path, { as, body: changed })])
  }
  return answers
}

test.group('A value of another type', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    for (const wrong of [{ $gt: '' }, [['x']], 1e21]) {
      test(`is refused by ${right.route}: ${JSON.stringify(wrong)}`, async ({ assert }) => {
        for (const [field, answer] of await answersWith(right, await actors(), () => wrong)) {
          assert.equal(answer.status, 422, `${field} answers ${answer.status}`)
          assert.deepEqual(unfinished(answer), [])
        }
      })
    }
  }
})

test.group('A text that is too long', (group) => {
  const actors = useActors(group)

  for (const right of rows) {
    test(`is refused by ${right.route}`, async ({ assert }) => {
      for (const [field, answer] of await answersWith(right, await actors(), lengthen)) {
        const expected = `${right.route} ${field}` === LOOKED_UP ? 400 : 422
        assert.equal(answer.status, expected, `${field} answers ${answer.status}`)
        assert.deepEqual(unfinished(answer), [])
      }
    })
  }
})

test.group('A page or a limit that is none', (group) => {
  const actors = useActors(group)

  for (const right of lists) {
    test(`is refused in a whole sentence by ${right.route}`, async ({ assert }) => {
      const all = await actors()
      const { path } = await prepareCall(right, all.team)
      const person = trustedUser(all, right)
      const as = person && (await tokenOf(person))
      for (const query of ['page=0', 'page=x', 'limit=-1', 'limit=1000']) {
        const answer = await callApi('GET', `${path}${path.includes('?') ? '&' : '?'}${query}`, { as })
        assert.deepEqual(unfinished(answer), [], query)
        const { fields = [] } = (answer.body?.details ?? {}) as { fields?: FieldError[] }
        for (const { message, rule } of fields.filter(({ field }) => query.startsWith(field)))
          assert.match(`${rule}: ${message}`, /^range: The (page|limit) field must be between 1 and \d+$/)
      }
    })
  }
})
