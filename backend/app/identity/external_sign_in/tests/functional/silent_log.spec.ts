import { test } from '@japa/runner'
import { failToStart, startServer } from '#tests/server'
import { Browser } from '#tests/browser'
import { issuer, startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  choose,
  comeBack,
  exchange,
  leave,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

test.group('A server with a stand-in provider', () => {
  test('does not start in production', async ({ assert }) => {
    const { status, stderr } = await failToStart({ EXTERNAL_ISSUER: issuer.origin })
    assert.equal(status, 1)
    assert.include(stderr, 'EXTERNAL_ISSUER has to be an address like http://127.0.0.1:4400, and left out')
  })

  test('logs nothing of a sign-in', async ({ assert, cleanup }) => {
    cleanup(await startPeer())
    const server = await startServer({
      NODE_ENV: 'development',
      DEMO: 'false',
      LOG_LEVEL: 'trace',
      EXTERNAL_ISSUER: issuer.origin,
    })
    const browser = new Browser(server.url)
    const address = await leave(browser, 'google', '?invitation=In-vite_1')
    const callback = await choose(browser, address, verified('Canary', 'canary@yellow.example'))
    const { token } = await comeBack(browser, callback)
    const { body } = await exchange(browser, token)
    await server.stop()

    const { searchParams } = new URL(callback)
    assert.include(server.output(), '"path":"/api/auth/google/callback"')
    const secrets = [searchParams.get('code')!, searchParams.get('state')!, token!, body.token]
    for (const secret of [...secrets, 'In-vite_1', 'canary@yellow.example', 'sandbox']) {
      assert.notInclude(server.output(), secret)
    }
  }).tags(['@slow'], 'append')
})
