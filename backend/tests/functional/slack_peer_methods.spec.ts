import { test } from '@japa/runner'
import { refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

test.group('The Slack of the sandbox', (group) => {
  let slack: SlackPeer

  group.setup(async () => {
    slack = await startSlack({ PEOPLE: '30' })
    return () => slack.stop()
  })
  group.each.setup(() => slack.reset())

  test('refuses calls without a token, with an unknown one and with a revoked one', async ({ assert }) => {
    assert.include(await refusal(slack.client().auth.test()), { error: 'not_authed' })
    assert.include(await refusal(slack.client('xoxb-unknown').auth.test()), { error: 'invalid_auth' })
    const client = await slack.installed()
    assert.containsSubset(await client.auth.revoke(), { revoked: true })
    assert.include(await refusal(client.auth.test()), { error: 'token_revoked' })
  })

  test('names the scope that is missing, and those that are there', async ({ assert }) => {
    const client = await slack.installed(['chat:write'])
    assert.deepInclude(await refusal(client.users.list({})), {
      error: 'missing_scope',
      needed: 'users:read',
      provided: 'chat:write',
    })
    const info = await client.auth.test()
    assert.deepEqual(info.response_metadata?.scopes, ['chat:write'])
    assert.include(await refusal(client.conversations.list({ types: 'public_channel,im' })), {
      error: 'missing_scope',
      needed: 'channels:read,im:read',
    })
  })

  test('gives everybody page by page, once', async ({ assert }) => {
    const client = await slack.installed()
    const ids: string[] = []
    const sizes: number[] = []
    for await (const page of client.paginate('users.list', { limit: 14 })) {
      const { members = [] } = page as { members?: { id: string }[] }
      sizes.push(members.length)
      ids.push(...members.map(({ id }) => id))
    }
    assert.deepEqual(sizes, [14, 14, 14, 1])
    assert.lengthOf(new Set(ids), 43)
    assert.include(await refusal(client.users.list({ cursor: 'bm9uc2Vuc2U=' })), { error: 'invalid_cursor' })
  })

  test('has bots, guests, a leaver and Slackbot, and hides addresses without their scope', async ({
    assert,
  }) => {
    const { members = [] } = await (await slack.installed()).users.list({})
    const of = (email: string) => members.find(({ profile }) => profile?.email === email)
    assert.isTrue(of('bruno@northwind.example')?.deleted)
    assert.isTrue(of('rita@agency.example')?.is_restricted)
    assert.isTrue(of('viktor@agency.example')?.is_ultra_restricted)
    assert.lengthOf(
      members.filter(({ is_bot: isBot }) => isBot),
      2,
    )
    assert.isFalse(members.find(({ id }) => id === 'USLACKBOT')?.is_bot)

    await slack.control({ action: 'set-scopes', scopes: ['users:read'] })
    const blind = await (await slack.installed(['users:read'])).users.list({})
    assert.isTrue(blind.members?.every(({ profile }) => profile?.email === undefined))
  })

  test('finds people by address and id, but no leavers', async ({ assert }) => {
    const client = await slack.installed()
    const { user } = await client.users.lookupByEmail({ email: 'ANA@northwind.example' })
    assert.equal((await client.users.info({ user: user!.id! })).user?.real_name, 'Ana Ribeiro')
    const gone = client.users.lookupByEmail({ email: 'bruno@northwind.example' })
    assert.include(await refusal(gone), { error: 'users_not_found' })
    assert.include(await refusal(client.users.info({ user: 'U0' })), { error: 'user_not_found' })
  })

  test('lists channels by type, without archived ones and private ones the bot is not in', async ({
    assert,
  }) => {
    const client = await slack.installed()
    const list = await client.conversations.list({
      types: 'public_channel,private_channel',
      exclude_archived: true,
    })
    const names = list.channels?.map(({ name }) => name)
    assert.deepEqual(names, ['general', 'marketing', 'sales', 'leadership'])
    const first = await client.conversations.list({ limit: 1 })
    assert.lengthOf(first.channels!, 1)
    const second = await client.conversations.list({
      limit: 1,
      cursor: first.response_metadata!.next_cursor!,
    })
    assert.equal(second.channels![0]!.name, 'marketing')
    const hidden = client.conversations.info({ channel: await slack.channel('board') })
    assert.include(await refusal(hidden), { error: 'channel_not_found' })
  })

  test('posts to channels and people, and refuses where the bot cannot write', async ({ assert }) => {
    const client = await slack.installed()
    const ana = await slack.person('ana@northwind.example')
    const said = await client.chat.postMessage({ channel: ana, text: 'Hello' })
    assert.match(said.channel!, /^D/)
    assert.equal((await client.conversations.open({ users: ana })).channel?.id, said.channel)

    const post = (channel: string) => client.chat.postMessage({ channel, text: 'Hello' })
    assert.include(await refusal(post('C0')), { error: 'channel_not_found' })
    assert.include(await refusal(post(await slack.channel('sales'))), { error: 'not_in_channel' })
    assert.include(await refusal(post(await slack.channel('launch-2024'))), { error: 'is_archived' })
    assert.include(await refusal(post('USLACKBOT')), { error: 'cannot_dm_bot' })
    await slack.control({ action: 'set-scopes', scopes: ['channels:join', 'chat:write'] })
    await client.conversations.join({ channel: await slack.channel('sales') })
    assert.isTrue((await post(await slack.channel('sales'))).ok)
  })

  test('refuses messages without text and with too much of it', async ({ assert }) => {
    const client = await slack.installed()
    const channel = await slack.channel('general')
    const post = (text: string) => client.chat.postMessage({ channel, text })
    assert.include(await refusal(post(' ')), { error: 'no_text' })
    assert.include(await refusal(post('a'.repeat(40_001))), { error: 'msg_too_long' })
    assert.lengthOf(await slack.read<[]>('messages'), 0)
  })

  test('posts twice when asked twice, and shows both with their metadata', async ({ assert }) => {
    const client = await slack.installed()
    const channel = await slack.channel('general')
    const metadata = { event_type: 'fanfare_message', event_payload: { key: 'one' } }
    const message = {
      channel,
      text: 'Hello',
      metadata,
      client_msg_id: 'f5b3c1de-0000-4000-8000-000000000000',
    }
    const [first, second] = [await client.chat.postMessage(message), await client.chat.postMessage(message)]
    assert.notEqual(first.ts, second.ts)

    const found = await client.conversations.history({ channel, include_all_metadata: true })
    assert.deepEqual(
      found.messages?.map(({ ts, metadata: kept }) => [ts, kept]),
      [
        [second.ts, metadata],
        [first.ts, metadata],
      ],
    )
    const plain = await client.conversations.history({ channel, oldest: first.ts })
    assert.lengthOf(plain.messages!, 1)
    assert.notProperty(plain.messages![0], 'metadata')
  })

  test('changes and deletes messages of the bot', async ({ assert }) => {
    const client = await slack.installed()
    const channel = await slack.channel('general')
    const { ts } = await client.chat.postMessage({ channel, text: 'Hello' })
    assert.equal((await client.chat.update({ channel, ts: ts!, text: 'Bye' })).text, 'Bye')
    await client.chat.delete({ channel, ts: ts! })
    assert.include(await refusal(client.chat.delete({ channel, ts: ts! })), { error: 'message_not_found' })
  })
})
