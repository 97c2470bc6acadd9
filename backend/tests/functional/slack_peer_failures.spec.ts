import { test } from '@japa/runner'
import { WebAPIHTTPError, WebAPIRateLimitedError, WebAPIRequestError } from '@slack/web-api'
import { failureOf, refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

interface Calls {
  counts: Record<string, { total: number; byStatus: Record<string, number> }>
}

test.group('The Slack of the sandbox, when it misbehaves', (group) => {
  let slack: SlackPeer

  group.setup(async () => {
    slack = await startSlack({ MESSAGE_INTERVAL_MS: '60000' })
    return () => slack.stop()
  })
  group.each.setup(() => slack.reset())

  const prepare = async (order?: object, options = {}) => {
    const client = await slack.installed(undefined, options)
    const channel = await slack.channel('general')
    if (order) await slack.control({ method: 'chat.postMessage', ...order })
    return { client, channel, post: () => client.chat.postMessage({ channel, text: 'Hello' }) }
  }
  const countMessages = async () => (await slack.read<unknown[]>('messages')).length

  test('answers 429 with the time to wait, as often as ordered', async ({ assert }) => {
    const { post } = await prepare({ failure: 'ratelimited', retryAfter: 7, count: 2 })
    for (const _ of [1, 2]) {
      const error = await failureOf(post())
      assert.instanceOf(error, WebAPIRateLimitedError)
      assert.equal((error as WebAPIRateLimitedError).retryAfter, 7)
    }
    assert.isTrue((await post()).ok)
    const { counts } = await slack.read<Calls>('calls')
    assert.deepEqual(counts['chat.postMessage'], { total: 3, byStatus: { '200': 1, '429': 2 } })
  })

  test('fails after the calls it is told to leave alone', async ({ assert }) => {
    const { client } = await prepare()
    await slack.control({ method: '*', failure: 'error', error: 'fatal_error', after: 1 })
    assert.isTrue((await client.auth.test()).ok)
    assert.include(await refusal(client.auth.test()), { error: 'fatal_error' })
    assert.isTrue((await client.auth.test()).ok)
  })

  for (const status of [500, 503])
    test(`answers ${status}`, async ({ assert }) => {
      const { post } = await prepare({ failure: 'status', status })
      const error = await failureOf(post())
      assert.instanceOf(error, WebAPIHTTPError)
      assert.equal((error as WebAPIHTTPError).statusCode, status)
    })

  test('answers bytes that are not JSON, and pages', async ({ assert }) => {
    const { client, post } = await prepare({ failure: 'garbage' })
    assert.include((await refusal(post())).error, '{"ok":tr')
    await slack.control({ method: 'auth.test', failure: 'html' })
    assert.include((await refusal(client.auth.test())).error, '<!doctype html>')
    assert.equal(await countMessages(), 0)
  })

  test('does not answer', async ({ assert }) => {
    const { post } = await prepare({ failure: 'hang' }, { timeout: 150 })
    assert.instanceOf(await failureOf(post()), WebAPIRequestError)
    assert.equal(await countMessages(), 0)
  })

  test('redirects, which the client refuses', async ({ assert }) => {
    const { post } = await prepare({ failure: 'redirect' })
    assert.instanceOf(await failureOf(post()), WebAPIRequestError)
  })

  for (const failure of ['cut', 'lost'])
    test(`posts and keeps the answer to itself (${failure}); the message is found by its metadata`, async ({
      assert,
    }) => {
      const { client, channel } = await prepare({ failure })
      const metadata = { event_type: 'fanfare_message', event_payload: { key: failure } }
      const error = await failureOf(client.chat.postMessage({ channel, text: 'Hello', metadata }))
      assert.instanceOf(error, Error)
      const { messages } = await client.conversations.history({ channel, include_all_metadata: true })
      assert.deepEqual(messages?.[0]?.metadata?.event_payload, { key: failure })
    })

  test('fails for one conversation only', async ({ assert }) => {
    const { client, channel } = await prepare({ failure: 'error', error: 'internal_error' })
    await slack.control({ action: 'heal' })
    const marketing = await slack.channel('marketing')
    await slack.control({ failure: 'error', error: 'internal_error', channel: marketing })
    assert.isTrue((await client.chat.postMessage({ channel, text: 'Hello' })).ok)
    const call = client.chat.postMessage({ channel: marketing, text: 'Hello' })
    assert.include(await refusal(call), { error: 'internal_error' })
  })

  test('takes one message per channel and interval', async ({ assert }) => {
    const { client, post } = await prepare()
    await post()
    const error = await failureOf(post())
    assert.instanceOf(error, WebAPIRateLimitedError)
    assert.equal((error as WebAPIRateLimitedError).retryAfter, 60)
    const marketing = await slack.channel('marketing')
    assert.isTrue((await client.chat.postMessage({ channel: marketing, text: 'Hello' })).ok)
  })

  test('ends the token while the app works', async ({ assert }) => {
    const { post } = await prepare()
    await slack.control({ action: 'revoke' })
    assert.include(await refusal(post()), { error: 'token_revoked' })
    await slack.reset()
    const again = await prepare()
    await slack.control({ action: 'uninstall', silent: true })
    assert.include(await refusal(again.post()), { error: 'account_inactive' })
  })

  test('takes no orders from a page of another site', async ({ assert }) => {
    const answer = await fetch(`${slack.credentials.url}/control`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: '{}',
    })
    assert.equal(answer.status, 403)
  })
})
