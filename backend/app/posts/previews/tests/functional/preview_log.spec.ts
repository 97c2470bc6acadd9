import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'

/** Resolvers do not send names of this kind to name servers (RFC 7686). */
const LINK = 'https://previews.onion/share/Canary-Path?key=Canary-Key#Canary-Place'

test.group('The preview log', () => {
  test('contains the host and the reason of a failure only', async ({ assert }) => {
    const server = await startServer({ LOG_LEVEL: 'trace' })
    const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      const answer = await fetch(`${server.url}/api${path}`, { ...init, body: JSON.stringify(body) })
      return (await answer.json()) as { token?: string }
    }
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { token } = await send('/auth/register', account)
    const answer = await send('/links/preview', { url: LINK }, { authorization: `Bearer ${token}` })
    await server.stop()

    assert.deepEqual(answer as object, { preview: null, reason: 'refused' })
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const line = lines.find(({ msg }) => msg === 'a link has no preview')
    assert.include(line, { host: 'previews.onion', reason: 'refused', cause: 'the name has no address' })
    for (const secret of ['Canary-Path', 'Canary-Key', 'Canary-Place']) {
      assert.notInclude(server.output(), secret)
    }
  }).tags(['@slow'], 'append')
})
