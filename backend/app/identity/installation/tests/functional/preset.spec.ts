import { test } from '@japa/runner'
import { PASSWORD } from '#tests/factories/user_factory'
import { failToStart, startServer } from '#tests/server'

test.group('The environment of a server', (group) => {
  group.each.timeout(60_000)

  test('presets who may sign up', async ({ assert, cleanup }) => {
    const server = await startServer({ SIGN_UP: 'domains', SIGN_UP_DOMAINS: 'Listed.example, @b.example' })
    cleanup(async () => void (await server.stop()))
    const register = async (email: string) => {
      const answer = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Eve', email, password: PASSWORD }),
      })
      return ((await answer.json()) as { code?: string }).code ?? answer.status
    }
    assert.equal(await register('eve@example.org'), 'SIGN_UP_DOMAIN')
    assert.equal(await register('eve@listed.example'), 201)
    const { signUp } = (await (await fetch(`${server.url}/api/auth/providers`)).json()) as { signUp: unknown }
    assert.deepEqual(signUp, { passwords: 'domains', external: 'domains' })
  })

  test('has to name a policy, and its domains', async ({ assert }) => {
    const { status, stderr } = await failToStart({
      SIGN_UP: 'friends',
      SIGN_UP_EXTERNAL: 'domains',
    })
    assert.equal(status, 1)
    assert.include(stderr, 'SIGN_UP has to be one of open, invited, domains, closed')
    assert.include(stderr, 'SIGN_UP_DOMAINS has to be set with SIGN_UP=domains')
    const { stderr: suffix } = await failToStart({ SIGN_UP_DOMAINS: 'example.org, co.uk' })
    assert.include(suffix, 'SIGN_UP_DOMAINS has to be domains like example.org, example.com')
  })
})
