import { test } from '@japa/runner'
import { refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

const APP = 'http://localhost:3333'
const CALLBACK = `${APP}/api/slack/callback`

test.group('Connecting to the Slack of the sandbox', (group) => {
  let slack: SlackPeer

  group.setup(async () => {
    slack = await startSlack({ APP_URL: APP })
    return () => slack.stop()
  })
  group.each.setup(() => slack.reset())

  const authorizeUrl = (facts: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      client_id: slack.credentials.clientId,
      scope: 'chat:write,users:read',
      state: 'a state & more',
      redirect_uri: CALLBACK,
      ...facts,
    })
    return `${slack.credentials.url}/oauth/v2/authorize?${query}`
  }
  const decide = async (decision: string, facts = {}) => {
    const body = new URLSearchParams({ decision, ...facts })
    const answer = await fetch(authorizeUrl(), { method: 'POST', body, redirect: 'manual' })
    return new URL(answer.headers.get('location')!)
  }
  const code = async () => (await decide('allow')).searchParams.get('code')!
  const exchange = (facts: Record<string, string> = {}) => {
    const { clientId, clientSecret } = slack.credentials
    return slack.client().oauth.v2.access({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: CALLBACK,
      ...facts,
    })
  }

  test('asks for consent with the scopes, and exchanges the code for a token', async ({ assert }) => {
    const page = await (await fetch(authorizeUrl())).text()
    assert.include(page, 'Demo workspace')
    assert.include(page, 'Send messages as Fanfare')

    const ana = await slack.person('ana@northwind.example')
    const back = await decide('allow', { person: ana })
    assert.equal(back.origin + back.pathname, CALLBACK)
    assert.equal(back.searchParams.get('state'), 'a state & more')
    const granted = await exchange({ code: back.searchParams.get('code')! })
    assert.match(granted.access_token!, /^xoxb-/)
    assert.containsSubset(granted, {
      ok: true,
      token_type: 'bot',
      scope: 'chat:write,users:read',
      team: { id: slack.credentials.teamId, name: 'Demo workspace' },
      app_id: slack.credentials.appId,
      authed_user: { id: ana },
      enterprise: null,
      is_enterprise_install: false,
    })
    const { user_id: bot } = await slack.client(granted.access_token).auth.test()
    assert.equal(granted.bot_user_id, bot)
  })

  test('accepts client id and secret by basic authentication', async ({ assert }) => {
    const { clientId, clientSecret, url } = slack.credentials
    const answer = await fetch(`${url}/api/oauth.v2.access`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ code: await code(), redirect_uri: CALLBACK }),
    })
    assert.containsSubset(await answer.json(), { ok: true, token_type: 'bot' })
  })

  test('goes back without a code when the person cancels', async ({ assert }) => {
    const { searchParams } = await decide('cancel')
    assert.deepEqual(
      [...searchParams],
      [
        ['error', 'access_denied'],
        ['state', 'a state & more'],
      ],
    )
  })

  test('redirects nowhere else, and to no unknown app', async ({ assert }) => {
    const refused: Record<string, string>[] = [
      { redirect_uri: 'https://evil.example/callback' },
      { redirect_uri: 'http://localhost:3333.evil.example/' },
      { redirect_uri: 'no address' },
      { client_id: 'unknown' },
      { scope: '' },
    ]
    for (const facts of refused)
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(authorizeUrl(facts), { method, redirect: 'manual' })
        assert.equal(answer.status, 400, JSON.stringify(facts))
      }
  })

  test('exchanges a code once, in time, for the same address and the right secret', async ({ assert }) => {
    const used = await code()
    await exchange({ code: used })
    assert.include(await refusal(exchange({ code: used })), { error: 'code_already_used' })
    const elsewhere = exchange({ code: await code(), redirect_uri: `${APP}/other` })
    assert.include(await refusal(elsewhere), { error: 'bad_redirect_uri' })
    const late = await code()
    await slack.control({ action: 'expire-codes' })
    assert.include(await refusal(exchange({ code: late })), { error: 'invalid_code' })
    assert.include(await refusal(exchange({ code: 'unknown' })), { error: 'invalid_code' })
    const guessed = exchange({ code: await code(), client_secret: 'guessed' })
    assert.include(await refusal(guessed), { error: 'bad_client_secret' })
    assert.include(await refusal(exchange({ code: 'a', client_id: 'b' })), { error: 'invalid_client_id' })
  })

  test('gives the same token to a second connection, with the scopes of both', async ({ assert }) => {
    const first = await slack.installed(['users:read', 'team:read'])
    const granted = await exchange({ code: await code() })
    assert.equal(granted.access_token, first.token)
    assert.equal(granted.scope, 'users:read,team:read,chat:write')
  })
})
