import { test } from '@japa/runner'
import { isSignedWith, type SlackRequest, startApp } from '#tests/slack_app'
import { refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

const eventIn = ({ body }: SlackRequest) => JSON.parse(body)

test.group('What the Slack of the sandbox sends', (group) => {
  let slack: SlackPeer
  let app: Awaited<ReturnType<typeof startApp>>

  group.setup(async () => {
    app = await startApp()
    slack = await startSlack({ APP_URL: app.url })
    return async () => {
      await slack.stop()
      app.stop()
    }
  })
  group.each.setup(async () => {
    app.forget()
    await slack.reset()
  })

  const isSigned = (request: SlackRequest) => isSignedWith(slack.credentials.signingSecret, request)
  const send = (event: object) => slack.control(event, '/event')

  test('asks an address for a challenge', async ({ assert }) => {
    assert.deepInclude(await send({ type: 'url_verification' }), { verified: true, status: 200 })
    assert.isTrue(isSigned(app.received[0]!))
    app.answer({ status: 200, body: 'no' })
    assert.deepInclude(await send({ type: 'url_verification' }), { verified: false })
  })

  test('signs events, and spoils signatures on demand', async ({ assert }) => {
    await slack.installed()
    await send({ type: 'team_join', name: 'New Person', email: 'new@northwind.example' })
    const request = app.received[0]!
    assert.equal(request.path, '/api/slack/events')
    assert.isTrue(isSigned(request))
    assert.containsSubset(eventIn(request), {
      type: 'event_callback',
      team_id: slack.credentials.teamId,
      api_app_id: slack.credentials.appId,
      event: { type: 'team_join', user: { profile: { email: 'new@northwind.example' } } },
    })
    assert.match(eventIn(request).event_id, /^Ev/)

    await send({ type: 'channel_created', name: 'ideas', spoil: { signature: 'wrong' } })
    await send({ type: 'channel_rename', channel: 'ideas', name: 'plans', spoil: { signature: 'missing' } })
    await send({ type: 'channel_archive', channel: 'plans', spoil: { ageSeconds: 600 } })
    assert.deepEqual(app.received.map(isSigned), [true, false, false, true])
    const age = Date.now() / 1_000 - Number(app.received[3]!.headers['x-slack-request-timestamp'])
    assert.isAtLeast(age, 600)
    assert.deepEqual(
      app.received.slice(1).map((each) => eventIn(each).event.type),
      ['channel_created', 'channel_rename', 'channel_archive'],
    )
  })

  test('sends an event again until it is acknowledged, at most three times more', async ({ assert }) => {
    await slack.installed()
    app.answer({ status: 500 }, { status: 404 })
    await send({ type: 'user_change', email: 'ana@northwind.example', changes: { display: 'Ana R.' } })
    const retries = app.received.map(({ headers }) => [
      headers['x-slack-retry-num'],
      headers['x-slack-retry-reason'],
    ])
    assert.deepEqual(retries, [
      [undefined, undefined],
      ['1', 'http_error'],
      ['2', 'http_error'],
    ])
    assert.lengthOf(new Set(app.received.map((each) => eventIn(each).event_id)), 1)

    app.forget()
    app.answer(...Array.from({ length: 9 }, () => ({ status: 503 })))
    await send({ type: 'channel_created', name: 'ideas' })
    assert.lengthOf(app.received, 4)
    app.forget()
    app.answer({ status: 500, headers: { 'x-slack-no-retry': '1' } })
    await send({ type: 'channel_created', name: 'more-ideas' })
    assert.lengthOf(app.received, 1)
  })

  test('tells an app only what its scopes allow', async ({ assert }) => {
    await slack.installed(['chat:write'])
    await send({ type: 'team_join', name: 'New Person', email: 'new@northwind.example' })
    assert.lengthOf(app.received, 0)
    await send({ type: 'team_join', name: 'Newer Person', email: 'newer@northwind.example', force: true })
    assert.lengthOf(app.received, 1)
  })

  test('ends the token and says so when the app is uninstalled', async ({ assert }) => {
    const client = await slack.installed()
    await send({ type: 'app_uninstalled' })
    assert.deepEqual(
      app.received.map((each) => eventIn(each).event.type),
      ['tokens_revoked', 'app_uninstalled'],
    )
    assert.include(await refusal(client.auth.test()), { error: 'account_inactive' })
  })

  test('announces links to the app, and shows their previews', async ({ assert }) => {
    const client = await slack.installed()
    const url = `${app.url}/post/a?b=1&c=2`
    await send({ type: 'link_shared', channel: 'general', text: `Look: ${url} and https://example.org` })
    const { event } = eventIn(app.received[0]!)
    assert.deepEqual(event.links, [{ url, domain: '127.0.0.1' }])

    const blocks = [{ type: 'section' as const, text: { type: 'mrkdwn' as const, text: 'A *preview*' } }]
    const { channel, message_ts: ts } = event
    await client.chat.unfurl({ channel, ts, unfurls: { [url]: { blocks } } })
    const page = await (await fetch(`${slack.credentials.url}/?channel=${channel}`)).text()
    assert.include(page, 'A <strong>preview</strong>')
    const other = client.chat.unfurl({ channel, ts, unfurls: { 'https://other.example/': { blocks } } })
    assert.include(await refusal(other), { error: 'cannot_unfurl_url' })
  })
})
