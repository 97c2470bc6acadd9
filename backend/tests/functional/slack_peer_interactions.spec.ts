import { test } from '@japa/runner'
import { isSignedWith, type SlackRequest, startApp } from '#tests/slack_app'
import { refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

test.group('What people do in the Slack of the sandbox', (group) => {
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

  test('sends the command, and takes five answers at its response URL', async ({ assert }) => {
    await slack.installed()
    const channel = await slack.channel('general')
    const email = 'marina@northwind.example'
    app.answer({
      status: 200,
      body: '{"response_type":"ephemeral","text":"Shared."}',
      headers: { 'content-type': 'application/json' },
    })
    await slack.control({ type: 'command', channel, email, text: 'https://example.org' }, '/interaction')
    assert.isTrue(isSigned(app.received[0]!))
    const form = Object.fromEntries(new URLSearchParams(app.received[0]!.body))
    assert.containsSubset(form, { command: '/fanfare', text: 'https://example.org', channel_id: channel })
    const marina = await slack.person(email)
    assert.equal(form.user_id, marina)
    assert.containsSubset(await slack.read('messages'), [{ visibleTo: marina, message: { text: 'Shared.' } }])

    const respond = (body: object) =>
      fetch(form.response_url!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    for (let n = 1; n <= 5; n++) assert.equal((await respond({ text: `Answer ${n}` })).status, 200)
    assert.containsSubset(await (await respond({ text: 'Answer 6' })).json(), { error: 'used_url' })
    await slack.control({ action: 'expire-response-urls' })
    assert.containsSubset(await (await respond({ text: 'Late' })).json(), { error: 'expired_url' })
  })

  test('says that the command failed when the app does not answer rightly', async ({ assert }) => {
    const channel = await slack.channel('general')
    app.answer({ status: 500 })
    await slack.control({ type: 'command', channel }, '/interaction')
    assert.containsSubset(await slack.read('messages'), [
      { message: { user: 'USLACKBOT', text: '/fanfare failed with the error "http_service_error"' } },
    ])
  })

  test('sends shortcuts and clicks, and opens a modal once', async ({ assert }) => {
    const client = await slack.installed()
    const channel = await slack.channel('general')
    const button = {
      type: 'button' as const,
      text: { type: 'plain_text' as const, text: 'Later' },
      action_id: 'later',
      value: 'p1',
    }
    const blocks = [{ type: 'actions' as const, elements: [button] }]
    const { ts } = await client.chat.postMessage({ channel, text: 'Hello', blocks })
    await slack.control({ type: 'shortcut', channel, ts }, '/interaction')
    await slack.control({ type: 'click', channel, ts, actionId: 'later' }, '/interaction')
    const [shortcut, click] = app.received.map(({ body }) =>
      JSON.parse(new URLSearchParams(body).get('payload')!),
    )
    assert.deepEqual(app.received.map(isSigned), [true, true])
    assert.containsSubset(shortcut, {
      type: 'message_action',
      callback_id: 'share_link',
      message: { text: 'Hello' },
    })
    assert.containsSubset(click, { type: 'block_actions', actions: [{ action_id: 'later', value: 'p1' }] })

    const view = { type: 'modal' as const, title: { type: 'plain_text' as const, text: 'Share' }, blocks: [] }
    const open = () => client.views.open({ trigger_id: shortcut.trigger_id, view })
    assert.match((await open()).view!.id!, /^V/)
    assert.include(await refusal(open()), { error: 'exchanged_trigger_id' })
    await fetch(click.response_url, {
      method: 'POST',
      body: '{"delete_original":true}',
      headers: { 'content-type': 'application/json' },
    })
    const left = await client.conversations.history({ channel })
    assert.lengthOf(left.messages!, 0)
  })

  test('shows what was typed as text, not as markup', async ({ assert }) => {
    const client = await slack.installed()
    const channel = await slack.channel('general')
    await client.chat.postMessage({
      channel,
      text: '<script>alert(1)</script> <javascript:alert(1)|click> &lt;b&gt;',
    })
    const page = await (await fetch(`${slack.credentials.url}/?channel=${channel}`)).text()
    assert.notInclude(page, '<script>alert')
    assert.notInclude(page, 'href="javascript:')
    assert.include(page, '&lt;b&gt;')
  })
})
