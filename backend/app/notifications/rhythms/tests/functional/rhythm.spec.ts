import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import type User from '#identity/users/models/user'
import { listen } from '#notifications/stream/tests/support/listen'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'

const PATH = '/api/notifications/rhythm'

const find = async (as: User) => (await callApi('GET', PATH, { as })).body
const choose = (as: User, body: object) => callApi('PUT', PATH, { as, body })

const WHOLE: Rhythm = {
  timeZone: 'Europe/Lisbon',
  activeHours: { from: '09:00', to: '18:00' },
  quietHours: { from: '22:00', to: '07:30' },
  daysOff: [0, 6],
  postsPerDay: 3,
}

const REFUSED: [what: string, body: object][] = [
  ['nothing', {}],
  ['an offset', { ...WHOLE, timeZone: '+01:00' }],
  ['an unknown time zone', { ...WHOLE, timeZone: 'Atlantis/Capital' }],
  ['a very long time zone', { ...WHOLE, timeZone: `Europe/${'x'.repeat(64)}` }],
  ['no time zone', { ...WHOLE, timeZone: null }],
  ['a part of it', { timeZone: 'Europe/Lisbon' }],
  ['a time that no clock shows', { ...WHOLE, quietHours: { from: '24:00', to: '07:00' } }],
  ['a time with seconds', { ...WHOLE, activeHours: { from: '09:00:00', to: '18:00' } }],
  ['hours without an end', { ...WHOLE, quietHours: { from: '22:00' } }],
  ['quiet hours that end where they begin', { ...WHOLE, quietHours: { from: '22:00', to: '22:00' } }],
  ['active hours that end where they begin', { ...WHOLE, activeHours: { from: '09:00', to: '09:00' } }],
  ['a day that no week has', { ...WHOLE, daysOff: [7] }],
  ['half a day', { ...WHOLE, daysOff: [0.5] }],
  ['the name of a day', { ...WHOLE, daysOff: ['0'] }],
  ['the same day twice', { ...WHOLE, daysOff: [1, 1] }],
  ['no post a day', { ...WHOLE, postsPerDay: 0 }],
  ['more posts a day than are counted', { ...WHOLE, postsPerDay: 101 }],
  ['a part of a post', { ...WHOLE, postsPerDay: 1.5 }],
  ['the user of another account', { ...WHOLE, userId: 'somebody' }],
]

test.group('The rhythm of a user', (group) => {
  dialect(group)
  rollBack(group)

  for (const [what, body] of REFUSED) {
    test(`refuses ${what}`, async ({ assert }) => {
      const user = await makeUser()
      assert.equal((await choose(user, body)).status, 422)
      assert.deepEqual(await find(user), { ...DEFAULT_RHYTHM, isChosen: false })
    })
  }

  test('refuses seven days off, and says what to do instead', async ({ assert }) => {
    const { status, body } = await choose(await makeUser(), { ...WHOLE, daysOff: [0, 1, 2, 3, 4, 5, 6] })
    assert.equal(status, 422)
    assert.include(JSON.stringify(body), 'At least one day must not be off: turn notifications off instead')
  })

  test('is the default until somebody chooses', async ({ assert }) => {
    assert.deepEqual(await find(await makeUser()), { ...DEFAULT_RHYTHM, isChosen: false })
  })

  test('is stored as a whole, for each user, repeatedly and back again', async ({ assert }) => {
    const [user, other] = [await makeUser(), await makeUser()]
    for (const rhythm of [WHOLE, WHOLE, { ...DEFAULT_RHYTHM, timeZone: 'Asia/Kathmandu' }, WHOLE]) {
      const { status, body } = await choose(user, rhythm)
      assert.equal(status, 200)
      assert.deepEqual(body, { ...rhythm, isChosen: true })
      assert.deepEqual(await find(user), body)
    }
    assert.deepEqual(await find(other), { ...DEFAULT_RHYTHM, isChosen: false })
  })

  test('has its days off in the order of a week', async ({ assert }) => {
    const user = await makeUser()
    assert.deepEqual((await choose(user, { ...WHOLE, daysOff: [6, 3, 0] })).body?.daysOff, [0, 3, 6])
  })

  test('is announced to the devices of the user only', async ({ assert, cleanup }) => {
    const [user, other] = [await makeUser(), await makeUser()]
    const [own, foreign] = [await listen(user), await listen(other)]
    cleanup(async () => void (await Promise.all([own.leave(), foreign.leave()])))
    await choose(user, WHOLE)
    await choose(other, WHOLE)
    assert.deepEqual(await own.until(1), [{ type: 'rhythm.changed' }])
    assert.deepEqual(await foreign.until(1), [{ type: 'rhythm.changed' }])
    await choose(user, { ...WHOLE, postsPerDay: null })
    assert.lengthOf(await own.until(2), 2)
    assert.lengthOf(foreign.seen(), 1)
  })

  test('ends with the account', async ({ assert }) => {
    const user = await makeUser()
    await choose(user, WHOLE)
    await user.delete()
    assert.isEmpty(await db.from('rhythms').where('user_id', user.id))
  })
})
