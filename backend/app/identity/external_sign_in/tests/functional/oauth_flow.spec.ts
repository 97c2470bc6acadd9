import { test } from '@japa/runner'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { issuer, startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  choose,
  comeBack,
  exchange,
  goThrough,
  leave,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const SOFIA = { person: 'sofia' }
const MINUTE = 60_000
const NOT_BEGUN_HERE = { error: 'EXTERNAL_STATE_INVALID' }

test.group('The OAuth flow', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('leads back to the client for a disabled provider', async ({ client, assert }) => {
    for (const path of ['github', 'github/callback']) {
      const answer = await client.get(`/api/auth/${path}`).redirects(0)
      answer.assertStatus(302)
      assert.match(answer.header('location') ?? '', /^http[^?]*\/auth\?error=NOT_FOUND$/)
    }
  })

  test('does not start for an unknown provider', async ({ client }) => {
    for (const path of ['nobody', 'nobody/callback', 'Google']) {
      const answer = await client.get(`/api/auth/${path}`).redirects(0)
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'NOT_FOUND' })
    }
  })

  test('reports that the user cancelled', async ({ assert }) => {
    for (const provider of ['google', 'linkedin']) {
      const outcome = await goThrough(new Browser(), { cancel: 'yes' }, provider)
      assert.deepEqual(outcome, { error: 'EXTERNAL_DENIED' })
    }
  })

  test('cannot be completed in a browser that did not start it', async ({ assert }) => {
    const mine = new Browser()
    const theirs = new Browser()
    const callback = await choose(mine, await leave(mine), SOFIA)
    await leave(theirs)
    assert.deepEqual(await comeBack(theirs, callback), NOT_BEGUN_HERE)
    assert.deepEqual(await comeBack(new Browser(), callback), NOT_BEGUN_HERE)
    assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
  })

  test('is answered the same to a browser that asks again within ten seconds', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const browser = new Browser()
    const callback = await choose(browser, await leave(browser), SOFIA)
    const beforeReturning = browser.copy()
    const outcome = await comeBack(browser, callback)
    assert.property(outcome, 'token')
    clock.advance(9_000)
    assert.deepEqual(await comeBack(browser, callback), outcome)
    assert.deepEqual(await comeBack(beforeReturning, callback), outcome)
    assert.equal((await exchange(beforeReturning, outcome.token)).status, 200)
  })

  test('is refused to a browser that asks again later, and to any other browser', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const browser = new Browser()
    const callback = await choose(browser, await leave(browser), SOFIA)
    const thief = browser.copy()
    assert.property(await comeBack(browser, callback), 'token')
    assert.deepEqual(await comeBack(new Browser(), callback), NOT_BEGUN_HERE)
    clock.advance(10_000)
    assert.deepEqual(await comeBack(browser, callback), NOT_BEGUN_HERE)
    assert.deepEqual(await comeBack(thief, callback), NOT_BEGUN_HERE)
  })

  test('cannot be completed at another provider', async ({ assert }) => {
    const browser = new Browser()
    await leave(browser, 'linkedin')
    const callback = await choose(browser, await leave(browser, 'google'), SOFIA)
    const elsewhere = callback.replace('/google/', '/linkedin/')
    assert.deepEqual(await comeBack(browser, elsewhere), NOT_BEGUN_HERE)
  })

  test('cannot be completed with the code of another flow', async ({ assert }) => {
    const thief = new Browser()
    const victim = new Browser()
    const stolen = new URL(await choose(victim, await leave(victim), SOFIA)).searchParams.get('code')!
    const callback = new URL(await choose(thief, await leave(thief), { cancel: 'yes' }))
    callback.searchParams.delete('error')
    callback.searchParams.set('code', stolen)
    assert.deepEqual(await comeBack(thief, callback.href), { error: 'EXTERNAL_FAILED' })
    assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
  })

  test('expires after ten minutes', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const browser = new Browser()
    const callback = await choose(browser, await leave(browser), SOFIA)
    clock.advance(10 * MINUTE)
    assert.deepEqual(await comeBack(browser, callback), NOT_BEGUN_HERE)
  })

  test('refuses malformed callbacks', async ({ assert }) => {
    const queries = ['', '?state=', '?state[]=a&code[]=b', `?state=${'é'.repeat(43)}`, '?error=access_denied']
    for (const query of queries) {
      const browser = new Browser()
      await leave(browser)
      assert.deepEqual(await comeBack(browser, `/api/auth/google/callback${query}`), NOT_BEGUN_HERE, query)
    }
  })

  test('does not start for a page of another site', async ({ assert }) => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await new Browser().open('/api/auth/google', { headers: { 'sec-fetch-site': site } })
      assert.equal(answer.status, 403, site)
      assert.isEmpty(answer.headers.getSetCookie())
    }
    for (const site of ['same-origin', 'none']) {
      const answer = await new Browser().open('/api/auth/google', { headers: { 'sec-fetch-site': site } })
      assert.equal(answer.status, 302, site)
    }
  })

  test('redirects only to the provider and to the application', async ({ assert }) => {
    const elsewhere = 'https://evil.example'
    const query = new URLSearchParams({ redirect_uri: elsewhere, next: elsewhere, invitation: elsewhere })
    const browser = new Browser()
    const address = await leave(browser, 'google', `?${query}`)
    assert.equal(address.origin, issuer.origin)
    assert.equal(address.searchParams.get('redirect_uri'), 'http://fanfare.test/api/auth/google/callback')
    const callback = await choose(browser, address, SOFIA)
    const outcome = await comeBack(browser, `${callback}&redirect_uri=${elsewhere}`)
    assert.deepEqual(Object.keys(outcome), ['token'])
  })

  test('uses PKCE and an HTTP-only cookie', async ({ assert }) => {
    const answer = await new Browser().open('/api/auth/google')
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
    assert.include(answer.headers.get('cache-control'), 'no-store')
    const { searchParams } = new URL(answer.headers.get('location')!)
    assert.match(searchParams.get('state')!, /^[\w-]{43}$/)
    assert.match(searchParams.get('code_challenge')!, /^[\w-]{43}$/)
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    const [cookie, ...others] = answer.headers.getSetCookie()
    assert.lengthOf(others, 0)
    assert.match(cookie!, /^oauth_flow_google=/)
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600']) {
      assert.include(cookie, attribute)
    }
    assert.notInclude(cookie, searchParams.get('state')!)
  })

  test('answers the callback uncached and without a referrer', async ({ assert }) => {
    const browser = new Browser()
    const answer = await browser.open(await choose(browser, await leave(browser), SOFIA))
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
    assert.include(answer.headers.get('cache-control'), 'no-store')
    assert.match(answer.headers.get('location')!, /^http:\/\/fanfare\.test\/auth\?token=otc_[\w-]{43}$/)
  })

  test('preserves an invitation, whatever the outcome', async ({ assert }) => {
    for (const [choice, key] of [
      [SOFIA, 'token'],
      [{ cancel: 'yes' }, 'error'],
    ] as const) {
      const browser = new Browser()
      const callback = await choose(browser, await leave(browser, 'google', '?invitation=In-vite_1'), choice)
      const outcome = await comeBack(browser, callback)
      assert.deepEqual(Object.keys(outcome), [key, 'invitation'])
      assert.equal(outcome.invitation, 'In-vite_1')
    }
  })
})
