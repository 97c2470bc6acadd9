import { test } from '@japa/runner'
import { once } from 'node:events'
import { createServer } from 'node:http'
import User from '#identity/users/models/user'
import { rollBack } from '#tests/database'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { issuer } from '#identity/external_sign_in/tests/support/peer'
import { comeBack, leave } from '#identity/external_sign_in/tests/support/sign_in_with_provider'

type Answers = Record<string, [status: number, body: string]>

const TOKEN: Answers = { '/token': [200, '{"access_token":"a","token_type":"Bearer"}'] }

/** A server that answers in place of the provider. */
async function pretend(answers: Answers): Promise<() => void> {
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, '']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await once(server.listen(Number(issuer.port), issuer.hostname), 'listening')
  return () => server.close().closeAllConnections()
}

/** Calls the callback with the correct state and any code. */
async function comeBackWithCode() {
  const browser = new Browser()
  const state = (await leave(browser)).searchParams.get('state')
  return comeBack(browser, `/api/auth/google/callback?code=some&state=${state}`)
}

test.group('A failing provider', (group) => {
  rollBack(group)
  setUp(group)

  test('that does not answer signs nobody in', async ({ assert }) => {
    assert.deepEqual(await comeBackWithCode(), { error: 'EXTERNAL_FAILED' })
  })

  const NONSENSE: Record<string, Answers> = {
    'refuses the code': { '/token': [400, '{"error":"invalid_grant"}'] },
    fails: { '/token': [500, 'oh no'] },
    'returns no token': { '/token': [200, '{}'] },
    'answers with HTML': { '/token': [200, '<html></html>'] },
    'returns an empty profile': { ...TOKEN, '/me': [200, '{}'] },
    'returns a malformed profile': { ...TOKEN, '/me': [200, 'null'] },
    'returns a subject that is too long': {
      ...TOKEN,
      '/me': [200, JSON.stringify({ sub: 'a'.repeat(256) })],
    },
    'returns an empty subject': {
      ...TOKEN,
      '/me': [200, '{"sub":" ","email":"a@example.org","email_verified":true}'],
    },
  }

  for (const [habit, answers] of Object.entries(NONSENSE)) {
    test(`that ${habit} signs nobody in`, async ({ assert, cleanup }) => {
      cleanup(await pretend(answers))
      assert.deepEqual(await comeBackWithCode(), { error: 'EXTERNAL_FAILED' })
      assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
    })
  }

  const UNFIT = [
    { sub: 'a', email: 'a@example.org' },
    { sub: 'a', email: 'a@example.org', email_verified: 'true' },
    { sub: 'a', email: 'no address', email_verified: true },
    { sub: 'a', email: ['a@example.org'], email_verified: true },
  ]

  for (const info of UNFIT) {
    test(`that answers ${JSON.stringify(info)} yields no verified address`, async ({ assert, cleanup }) => {
      cleanup(await pretend({ ...TOKEN, '/me': [200, JSON.stringify(info)] }))
      assert.deepEqual(await comeBackWithCode(), { error: 'EXTERNAL_EMAIL_MISSING' })
      assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
    })
  }
})
