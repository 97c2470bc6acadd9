import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SignInWithProvider from '#identity/external_sign_in/actions/sign_in_with_provider'
import { Browser } from '#tests/browser'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  choose,
  exchange,
  goThrough,
  leave,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { dialect } from '#tests/tags'
import { setUp } from '#tests/set_up'

const CROWD = 10
const SOFIA = { session: null, language: null, invitation: null, email: 'sofia@example.org', name: 'Sofia' }

const times = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

async function accountsOfSofia() {
  const users = db.from('users').where('email', SOFIA.email).select('id')
  const identities = await db.from('identities').whereIn('user_id', users.clone())
  return { users: (await users).length, identities: identities.length }
}

test.group('Concurrent external sign-ins', (group) => {
  dialect(group)
  group.setup(() => startPeer())
  setUp(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    await db.from('users').delete()
  })

  test('of one new user create one account', async ({ assert }) => {
    await times(() => new SignInWithProvider().handle({ provider: 'google', subject: 'sofia', ...SOFIA }))
    assert.deepEqual(await accountsOfSofia(), { users: 1, identities: 1 })
  })

  test('of many identities with one address share one account', async ({ assert }) => {
    await times((turn) =>
      new SignInWithProvider().handle({ provider: 'google', subject: `s${turn}`, ...SOFIA }),
    )
    assert.deepEqual(await accountsOfSofia(), { users: 1, identities: CROWD })
  })

  test('with the same exchange code open one session', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, { person: 'sofia' })
    const answers = await times(() => exchange(browser.copy(), token))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1,
    )
    assert.lengthOf(
      answers.filter(({ body }) => body.code === 'EXCHANGE_CODE_INVALID'),
      CROWD - 1,
    )
    assert.lengthOf(await db.from('access_tokens'), 1)
  })

  test('of the same flow exchange the code of the provider once, and are answered the same', async ({
    assert,
  }) => {
    const browser = new Browser()
    const callback = await choose(browser, await leave(browser), { person: 'sofia' })
    const answers = await times(() => browser.copy().open(callback))
    const addresses = new Set(answers.map(({ headers }) => headers.get('location')))
    assert.lengthOf([...addresses], 1)
    // The provider accepts a code once, so a second exchange would have led to an error.
    assert.include([...addresses][0], 'token=otc_')
    assert.lengthOf(await db.from('one_time_tokens').where('purpose', 'exchange_code'), 1)
  })
})
