import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ArriveFromOutside from '#external/actions/arrive_from_outside'
import { Browser } from '../support/browser.js'
import { startPeer } from '../support/peer.js'
import { choose, exchange, goThrough, leave } from '../support/sign_in_outside.js'

const CROWD = 10
const SOFIA = { language: null, email: 'sofia@example.org', name: 'Sofia' }

const times = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

test.group('Arriving at once', (group) => {
  group.setup(() => startPeer())
  // These writes are real and simultaneous, so no transaction can take them back.
  group.each.teardown(async () => {
    await db.from('users').delete()
  })

  test('one person who arrives many times at once has one account', async ({ assert }) => {
    await times(() => new ArriveFromOutside().handle({ provider: 'google', subject: 'sofia', ...SOFIA }))
    assert.lengthOf(await db.from('users'), 1)
    assert.lengthOf(await db.from('identities'), 1)
  })

  test('identities of one address that arrive at once share one account', async ({ assert }) => {
    await times((turn) =>
      new ArriveFromOutside().handle({ provider: 'google', subject: `s${turn}`, ...SOFIA }),
    )
    assert.lengthOf(await db.from('users'), 1)
    assert.lengthOf(await db.from('identities'), CROWD)
  })

  test('of many who bring one code at once, one is let in', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, { person: 'sofia' })
    const answers = await times(() => exchange(browser.copy(), token))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1,
    )
    assert.lengthOf(
      answers.filter(({ body }) => body.code === 'HAND_OVER_INVALID'),
      CROWD - 1,
    )
    assert.lengthOf(await db.from('access_tokens'), 1)
  })

  test('of many who end one journey at once, one gets a code', async ({ assert }) => {
    const browser = new Browser()
    const callback = await choose(browser, await leave(browser), { person: 'sofia' })
    const answers = await times(() => browser.copy().open(callback))
    const codes = answers.filter(({ headers }) => headers.get('location')?.includes('token=otc_'))
    assert.lengthOf(codes, 1)
  })
})
