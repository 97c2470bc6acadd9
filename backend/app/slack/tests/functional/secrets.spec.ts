import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { Browser } from '#tests/browser'
import { contentOf } from '#tests/database_content'
import { freePort } from '#tests/environment'
import { PASSWORD } from '#tests/factories/user_factory'
import { makeSeparateDatabase, type SeparateDatabase } from '#tests/separate_database'
import { startServer } from '#tests/server'
import { startSlack } from '#tests/slack_peer'
import { trustOrganizations } from '#tests/trust_organizations'

interface Answer {
  token?: string
  url?: string
  organization?: { id: string }
  post?: { id: string }
  success?: boolean
  sync?: { state: string }
}

const WORKSPACE = 'Demo workspace'

/** A server in development, where it talks to the Slack of the sandbox and logs everything. */
async function serve(database: SeparateDatabase) {
  const port = String(await freePort())
  const slack = await startSlack({
    APP_URL: `http://127.0.0.1:${port}`,
    REDIRECT_ORIGIN: process.env.APP_URL!,
  })
  const { url, clientId, clientSecret, signingSecret } = slack.credentials
  const server = await startServer({
    NODE_ENV: 'development',
    DEMO: 'false',
    PORT: port,
    ...database.environment,
    LOG_LEVEL: 'trace',
    SLACK_URL: url,
    SLACK_CLIENT_ID: clientId,
    SLACK_CLIENT_SECRET: clientSecret,
    SLACK_SIGNING_SECRET: signingSecret,
  })
  return { slack, server, secrets: { clientSecret, signingSecret } }
}

test.group('The secrets of Slack', () => {
  test('are in clear neither in the database nor in the log', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const { slack, server, secrets } = await serve(database)
    const browser = new Browser(server.url)
    let authorization = ''
    const send = async (method: string, path: string, body?: object) => {
      const type = body && { 'content-type': 'application/json' }
      const headers = { ...type, ...(authorization && { authorization }) }
      const answer = await browser.open(path, { method, headers, body: body && JSON.stringify(body) })
      return (await answer.json()) as Answer
    }
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { token } = await send('POST', '/api/auth/register', account)
    authorization = `Bearer ${token}`
    const made = await send('POST', '/api/organizations', {
      name: newId(),
      slug: `team-${newId().slice(-12)}`,
    })
    const { id } = made.organization!
    await trustOrganizations(database)
    const base = `/api/organizations/${id}/slack`

    const { url } = await send('POST', `${base}/connect`)
    const consent = { method: 'POST', body: new URLSearchParams({ decision: 'allow' }) }
    const callback = (await browser.open(url!, consent)).headers.get('location')!
    const settings = (await browser.open(callback)).headers.get('location')!
    assert.include(settings, 'slack=success')
    const stateOf = async () => (await send('GET', `${base}/status`)).sync!.state
    while ((await stateOf()) !== 'done') await wait(50)
    const channel = await slack.channel('general')
    const post = {
      organizationId: id,
      title: 'News',
      url: 'https://www.linkedin.com/posts/2',
      isPublic: true,
    }
    const { post: shared } = await send('POST', '/api/posts', post)
    const sharing = { shareType: 'channel', channelId: channel, message: 'Have a look' }
    assert.isTrue((await send('POST', `/api/posts/${shared!.id}/share-with-slack`, sharing)).success)
    await slack.control(
      { type: 'command', channel, text: 'https://www.linkedin.com/posts/1' },
      '/interaction',
    )
    await slack.control({ type: 'user_change', email: 'ana@northwind.example' }, '/event')
    await slack.control({ type: 'command', channel, spoil: { signature: 'wrong' } }, '/interaction')

    const answer = await fetch(`${slack.credentials.url}/control`)
    const { installation } = (await answer.json()) as { installation: { token: string } }
    const [content, log] = [await contentOf(database), server.output()]
    await server.stop()
    await slack.stop()
    assert.include(content, WORKSPACE)
    for (const path of ['events', 'commands']) assert.include(log, `/api/slack/${path}`)
    const code = new URL(callback).searchParams.get('code')!
    for (const [name, secret] of Object.entries({ ...secrets, token: installation.token, code })) {
      assert.notInclude(content, secret, name)
      assert.notInclude(log, secret, name)
    }
  }).tags(['@slow'], 'append')
})
