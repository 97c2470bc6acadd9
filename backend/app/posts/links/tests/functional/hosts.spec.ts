import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Host } from '#contract/posts/data/host'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeModerationScene } from '#posts/moderation/tests/support/scene'

const HOST = 'unheard-of.example'

async function makeScene(client: ApiClient) {
  const scene = await makeModerationScene(client)
  const { administrator } = scene
  return {
    ...scene,
    add: (body: object) => scene.send('/api/admin/hosts', { host: HOST, state: 'approved', ...body }),
    change: (id: string, body: object) =>
      client.put(`/api/admin/hosts/${id}`).json(body).loginAs(administrator),
    remove: (id: string, query = '') =>
      client.delete(`/api/admin/hosts/${id}${query}`).loginAs(administrator),
    list: async (query: string) =>
      (await client.get(`/api/admin/hosts?${query}`).loginAs(administrator)).body(),
  }
}

test.group('Adding a host', (group) => {
  dialect(group)
  rollBack(group)

  test('refuses what no link can have', async ({ client }) => {
    const { add } = await makeScene(client)
    for (const host of [
      'localhost',
      '127.0.0.1',
      'user@news.example',
      'news example',
      'news.example:8080',
      'ftp://a.example',
    ]) {
      const answer = await add({ host })
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'URL_INVALID' })
    }
  })

  test('refuses to approve link shorteners, and to list a host twice', async ({ client }) => {
    const { add, change, list } = await makeScene(client)
    for (const host of ['lnk.to', 'go.lnk.to', 'https://www.lnk.to/abc']) {
      const answer = await add({ host })
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'HOST_IS_SHORTENER' })
    }
    const { hosts } = await list('search=bit.ly')
    const approval = await change(hosts[0].id, { state: 'approved' })
    approval.assertBodyContains({ code: 'HOST_IS_SHORTENER' })
    const again = await add({ host: 'LinkedIn.com' })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'HOST_EXISTS' })
  })

  test('accepts a link, and writes the host as posts have it', async ({ client, assert }) => {
    const { add, administrator } = await makeScene(client)
    const answer = await add({ host: 'https://www.Bücher.example/a?b=c', name: 'Bücher' })
    answer.assertStatus(201)
    assert.deepInclude(answer.body().host, {
      host: 'xn--bcher-kva.example',
      name: 'Bücher',
      state: 'approved',
      includesSubdomains: false,
      decidedBy: { id: administrator.id, name: 'Ada Administrator' },
    })
  })

  test('approves the posts that wait on it, below it only if sub-domains belong to it', async ({
    client,
    assert,
  }) => {
    const { team, add, change, show } = await makeScene(client)
    const { id } = await makePost(team, { pending: true })
    const below = await makePost(team, { url: `https://blog.${HOST}/a` })
    const alike = await makePost(team, { url: `https://not-${HOST}/a` })
    const added = await add({})
    assert.equal(added.body().approvedPosts, 1)
    assert.equal((await show(id)).moderationStatus, 'approved')
    assert.equal((await show(below.id)).moderationStatus, 'pending')
    const changed = await change(added.body().host.id, { includesSubdomains: true })
    assert.equal(changed.body().approvedPosts, 1)
    assert.equal((await show(below.id)).moderationStatus, 'approved')
    assert.equal((await show(alike.id)).moderationStatus, 'pending')
  })

  for (const host of ['co.uk', 'github.io'])
    test(`approves everything below ${host} only if the host is typed again`, async ({ client, assert }) => {
      const { add, change } = await makeScene(client)
      const whole = { host, state: 'approved', includesSubdomains: true }
      for (const confirmedHost of [undefined, '', 'example.co.uk', 'io']) {
        const refused = await add({ ...whole, confirmedHost })
        refused.assertStatus(422)
        refused.assertBodyContains({ code: 'HOST_IS_PUBLIC_SUFFIX', details: { host } })
      }
      const blocked = await add({ ...whole, state: 'blocked' })
      blocked.assertStatus(201)
      assert.isTrue(blocked.body().host.isPublicSuffix)
      const { id } = blocked.body().host
      const approval = { state: 'approved' }
      const refused = await change(id, approval)
      refused.assertBodyContains({ code: 'HOST_IS_PUBLIC_SUFFIX' })
      const confirmed = await change(id, { ...approval, confirmedHost: host.toUpperCase() })
      confirmed.assertStatus(200)
      const renamed = await change(id, { name: 'Known' })
      renamed.assertStatus(200)
    })

  test('needs no confirmation without sub-domains, or below a host of one owner', async ({
    client,
    assert,
  }) => {
    const { add } = await makeScene(client)
    const exact = await add({ host: 'github.io' })
    exact.assertStatus(201)
    const owned = await add({ host: 'acme.co.uk', includesSubdomains: true })
    owned.assertStatus(201)
    assert.isFalse(owned.body().host.isPublicSuffix)
  })

  test('covers the other hosts of a network, with the posts that wait on them', async ({
    client,
    assert,
  }) => {
    const { team, add, show } = await makeScene(client)
    const waiting = await makePost(team, { url: 'https://flic.kr/p/1' })
    assert.equal((await show(waiting.id)).moderationStatus, 'pending')
    const answer = await add({ host: 'flickr.com' })
    assert.deepInclude(answer.body(), { approvedPosts: 1 })
    assert.deepEqual(answer.body().host.covers, ['m.flickr.com', 'flic.kr'])
    assert.equal((await show(waiting.id)).moderationStatus, 'approved')
    assert.equal((await makePost(team, { url: 'https://m.flickr.com/1' })).moderationStatus, 'approved')
  })

  test('blocks new links to it and leaves posts as they are', async ({ client, assert }) => {
    const { team, add, show } = await makeScene(client)
    const { id } = await makePost(team, { pending: true })
    const answer = await add({ state: 'blocked' })
    answer.assertStatus(201)
    assert.equal((await show(id)).moderationStatus, 'pending')
    const refused = await client
      .post('/api/posts')
      .json({ organizationId: team.organizationId, title: 'New', url: `https://${HOST}/b` })
      .loginAs(team.member)
    refused.assertBodyContains({ code: 'URL_BLOCKED' })
  })
})

test.group('Taking a decision about a host back', (group) => {
  dialect(group)
  rollBack(group)

  test('answers 404 for hosts that are not in the list', async ({ client }) => {
    const { change, remove } = await makeScene(client)
    for (const answer of [await change(newId(), { state: 'blocked' }), await remove(newId())]) {
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'HOST_NOT_FOUND' })
    }
  })

  test('leaves the approved posts as they are, and new ones wait', async ({ client, assert }) => {
    const { team, add, remove, show } = await makeScene(client)
    const { id } = await makePost(team, { pending: true })
    const { host } = (await add({})).body()
    const answer = await remove(host.id)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { returnedPosts: 0 })
    assert.equal((await show(id)).moderationStatus, 'approved')
    assert.equal((await makePost(team, { pending: true })).moderationStatus, 'pending')
  })

  for (const how of ['removed', 'blocked'] as const) {
    test(`returns the posts that were approved with it when it is ${how}, if asked to`, async ({
      client,
      assert,
    }) => {
      const { team, add, change, remove, show, moderate, list } = await makeScene(client)
      const waiting = await makePost(team, { pending: true, isPublic: true, tags: ['press'] })
      const decided = await makePost(team, { pending: true })
      await moderate(decided.id, { action: 'approve' })
      const { host } = (await add({})).body()
      const sharedLater = await makePost(team, { pending: true })
      assert.equal(((await list('search=unheard')).hosts as Host[])[0]!.approvedPosts, 1)
      const answer =
        how === 'removed'
          ? await remove(host.id, '?returnPosts=true')
          : await change(host.id, { state: 'blocked', returnPosts: true })
      assert.equal(answer.body().returnedPosts, 1)
      assert.deepInclude(await show(waiting.id), { moderationStatus: 'pending', publicUrl: null })
      for (const { id } of [decided, sharedLater]) {
        assert.equal((await show(id)).moderationStatus, 'approved')
      }
      const feed = await db.from('feed_deltas').where('feed', 'all').sum('n as total').firstOrFail()
      assert.equal(Number(feed.total), 0)
    })
  }

  test('is recorded with before and after', async ({ client, assert }) => {
    const { add, change, remove, administrator } = await makeScene(client)
    const { host } = (await add({})).body()
    await change(host.id, { includesSubdomains: true })
    await change(host.id, { state: 'blocked' })
    await remove(host.id)
    const entries = await db.from('platform_log_entries').where('actor_id', administrator.id).orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['host.approved', 'host.changed', 'host.blocked', 'host.removed'],
    )
    assert.isTrue(entries.every(({ subject }) => subject === HOST))
    assert.deepInclude(JSON.parse(entries[2].before), { state: 'approved', includesSubdomains: 'true' })
    assert.deepInclude(JSON.parse(entries[2].after), { state: 'blocked', posts: '0' })
  })
})

test.group('The list of hosts', (group) => {
  dialect(group)
  rollBack(group)

  test('is alphabetical, in pages, and found by the beginning of host or name and the end of the host', async ({
    client,
    assert,
  }) => {
    const { list, add } = await makeScene(client)
    await add({ host: 'a-news.example', name: 'The 100% Gazette' })
    const names = async (query: string) => (await list(query)).hosts.map(({ host }: Host) => host)
    assert.deepEqual(await names('search=A-NEWS'), ['a-news.example'])
    assert.deepEqual(await names('search=THE 100%25'), ['a-news.example'])
    assert.deepEqual(await names('search=desk.a-news.example'), [])
    await add({ host: 'desk.a-news.example' })
    assert.deepEqual(await names('search=a-news.example'), ['a-news.example', 'desk.a-news.example'])
    assert.deepEqual(await names('search=_'), [])
    const first = await names('state=approved&limit=3')
    assert.deepEqual(first, first.toSorted())
    assert.lengthOf(first, 3)
    const { hosts, pagination } = await list('state=blocked&limit=2&page=2')
    assert.isTrue(hosts.every(({ state }: Host) => state === 'blocked'))
    assert.deepInclude(pagination, { page: 2, limit: 2 })
    for (const query of ['page=0', 'limit=101', 'state=pending']) {
      assert.equal((await list(query)).code, 'VALIDATION_FAILED', query)
    }
  })
})
