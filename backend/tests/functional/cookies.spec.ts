import { test } from '@japa/runner'
import { startServer } from '#tests/server'

const GITHUB = { GITHUB_SIGN_IN: 'true', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'a-secret' }

test.group('Cookies', () => {
  test('over HTTPS belong to this host alone', async ({ assert }) => {
    const server = await startServer({ ...GITHUB, APP_URL: 'https://fanfare.test' })
    const answer = await fetch(`${server.url}/api/auth/github`, { redirect: 'manual' })
    await server.stop()
    assert.equal(answer.status, 302)
    const [cookie, ...others] = answer.headers.getSetCookie()
    assert.isEmpty(others)
    assert.match(cookie!, /^__Host-oauth_flow_github=/)
    for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
      assert.include(cookie!.split('; '), attribute)
    assert.notInclude(cookie, 'Domain')
  })
})
