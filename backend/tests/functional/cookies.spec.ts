import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'
import { makeSeparateDatabase } from '#tests/separate_database'
import { trustOrganizations } from '#tests/trust_organizations'

const GITHUB = { GITHUB_SIGN_IN: 'true', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'a-secret' }

/** The id of the created resource in a response. */
const idOf = async (answer: Response, made: string) =>
  ((await answer.json()) as Record<string, { id: string } | undefined>)[made]?.id

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

  test('of devices and visitors belong to this host alone, too', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const server = await startServer({ APP_URL: 'https://fanfare.test', ...database.environment })
    cleanup(async () => void (await server.stop()))
    const send = (path: string, body: object, token = '') =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
    const email = `${newId()}@example.org`
    const registered = await send('/api/auth/register', { name: 'Ada', email, password: PASSWORD })
    const { token } = (await registered.json()) as { token: string }
    const name = `team-${newId()}`
    const organizationId = await idOf(
      await send('/api/organizations', { name, slug: name }, token),
      'organization',
    )
    await trustOrganizations(database)
    const post = { organizationId, title: 'News', url: 'https://www.linkedin.com/posts/1', isPublic: true }
    const postId = await idOf(await send('/api/posts', post, token), 'post')
    const suggestion = await idOf(
      await send('/api/comments', { postId, content: 'Bravo, all of you' }, token),
      'comment',
    )
    await send('/api/comments', { postId, content: 'What a wonderful launch' }, token)

    for (const [cookie, answer] of [
      ['__Host-known_device', await send('/api/auth/login', { email, password: PASSWORD })],
      ['__Host-fanfare_visitor', await send(`/api/comments/public/${suggestion}/lock`, {})],
    ] as const) {
      assert.equal(answer.status, 200, cookie)
      const [line = '', ...others] = answer.headers.getSetCookie()
      assert.isEmpty(others)
      assert.isTrue(line.startsWith(`${cookie}=`), line)
      for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
        assert.include(line.split('; '), attribute)
      assert.notInclude(line, 'Domain')
    }
  }).tags(['@slow'], 'append')
})
