import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, type Answer } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { setUp } from '#tests/set_up'

const CROWD = 20

const times = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

const account = (turn: number) => ({
  name: 'Ada Byron',
  email: turn % 2 === 0 ? 'ada@example.org' : 'ADA@example.org',
  password: PASSWORD,
})

function verdicts(answers: Answer[]): Record<string, number> {
  const codes = answers.map(({ status, body }) => String(body?.code ?? status))
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, { length }]) => [code, length]),
  )
}

test.group('Concurrent creation', (group) => {
  dialect(group)
  setUp(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    await db.from('organizations').delete()
    await db.from('users').delete()
  })

  test(`of ${CROWD} registrations with one email address, one succeeds`, async ({ assert }) => {
    const answers = await times((turn) => callApi('POST', '/api/auth/register', { body: account(turn) }))
    assert.deepEqual(verdicts(answers), { 201: 1, EMAIL_EXISTS: CROWD - 1 })
  })

  test(`of ${CROWD} organizations with one name, one is created`, async ({ assert }) => {
    const as = await makeUser()
    const answers = await times((turn) => {
      return callApi('POST', '/api/organizations', {
        as,
        body: { name: 'Northwind', slug: `northwind-${turn}` },
      })
    })
    assert.deepEqual(verdicts(answers), { 201: 1, ORGANIZATION_NAME_EXISTS: CROWD - 1 })
  })

  test(`of ${CROWD} organizations with one slug, one is created`, async ({ assert }) => {
    const as = await makeUser()
    const answers = await times((turn) => {
      return callApi('POST', '/api/organizations', {
        as,
        body: { name: `Northwind ${turn}`, slug: 'northwind' },
      })
    })
    assert.deepEqual(verdicts(answers), { 201: 1, ORGANIZATION_SLUG_EXISTS: CROWD - 1 })
    const { members } = await db.from('memberships').count('* as members').firstOrFail()
    assert.equal(Number(members), 1)
  })
})
