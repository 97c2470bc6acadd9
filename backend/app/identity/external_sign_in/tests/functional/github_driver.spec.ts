import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GithubDriver } from '#identity/external_sign_in/http/drivers/github_driver'
import { toProviderProfile } from '#identity/external_sign_in/http/provider_profile'

interface Address {
  email: string
  primary: boolean
  verified: boolean
}

const PUBLIC = { id: 583_231, login: 'octo', name: 'Octo Cat', email: 'public@example.org' }

/** A GitHub with one user and these addresses. */
async function startGithub(addresses: Address[]) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/user' ? PUBLIC : addresses))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() }
}

async function profileFrom(url: string) {
  const ctx = await testUtils.createHttpContext()
  const driver = new GithubDriver(ctx, {
    clientId: 'id',
    clientSecret: 'secret',
    callbackUrl: 'http://fanfare.test/api/auth/github/callback',
    userInfoUrl: `${url}/user`,
    userEmailUrl: `${url}/user/emails`,
  })
  const claims = await driver.userFromToken('token')
  return { profile: await toProviderProfile(claims), cookies: ctx.response.getHeader('set-cookie') }
}

test.group('GitHub', () => {
  test('ignores unverified addresses and the public one', async ({ assert, cleanup }) => {
    const { url, stop } = await startGithub([{ email: 'a@example.org', primary: true, verified: false }])
    cleanup(stop)
    const { profile, cookies } = await profileFrom(url)
    assert.deepEqual(profile, { subject: '583231', email: null, name: 'Octo Cat', session: null })
    assert.isUndefined(cookies)
  })

  test('uses the verified primary address', async ({ assert, cleanup }) => {
    const { url, stop } = await startGithub([
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'mine@example.org', primary: true, verified: true },
      { email: 'work@example.org', primary: false, verified: true },
    ])
    cleanup(stop)
    const { profile } = await profileFrom(url)
    assert.equal(profile.email, 'mine@example.org')
  })
})
