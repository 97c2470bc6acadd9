import { test } from '@japa/runner'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { now, useClock } from '#core/runtime/clock'
import MarkRead from '#notifications/notifications/actions/mark_read'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { queriesOf } from '#tests/queries'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

test.group("An organization's posts", (group) => {
  dialect(group)
  rollBack(group)

  test('are listed newest first, page by page, with stored totals', async ({ client, assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const titles = ['One', 'Two', 'Three', 'Four', 'Five']
    for (const [index, title] of titles.entries()) {
      await makePost(team, { title, isPublic: index % 2 === 0, pending: index === 0 })
      clock.advance(1)
    }
    const path = `/api/posts/organization/${team.organizationId}`
    const list = async (query: object) => {
      const answer = await client.get(path).qs(query).loginAs(team.admin)
      answer.assertStatus(200)
      const { posts, total, pagination } = answer.body()
      return [
        posts.map(({ title }: { title: string }) => title),
        total,
        pagination.total,
        pagination.totalPages,
      ]
    }
    assert.deepEqual(await list({}), [titles.toReversed(), 5, 5, 1])
    assert.deepEqual(await list({ limit: 2, page: 2 }), [['Three', 'Two'], 5, 5, 3])
    assert.deepEqual(await list({ page: 9 }), [[], 5, 5, 1])
    assert.deepEqual(await list({ visibility: 'public' }), [['Five', 'Three', 'One'], 5, 3, 1])
    assert.deepEqual(await list({ visibility: 'private', limit: 1 }), [['Four'], 5, 2, 2])
  })

  test('mark those of others as unread', async ({ client, assert }) => {
    const team = await makeTeam()
    const own = await makePost(team, { userId: team.admin.id })
    const [read, marked] = [await makePost(team), await makePost(team)]
    const unreadFor = async (as: User) =>
      (await client.get(`/api/posts/organization/${team.organizationId}`).loginAs(as)).body().unreadIds
    assert.sameMembers(await unreadFor(team.admin), [read.id, marked.id])
    await new MarkRead().handle(team.admin.id, { postIds: [read.id] })
    assert.deepEqual(await unreadFor(team.admin), [marked.id])
    await new MarkRead().handle(team.admin.id, { until: now().toISOString() })
    assert.deepEqual(await unreadFor(team.admin), [])
    assert.sameMembers(await unreadFor(team.owner), [own.id, read.id, marked.id])
  })

  test('need the same number of queries however many there are', async ({ client, assert }) => {
    const team = await makeTeam()
    const path = `/api/posts/organization/${team.organizationId}`
    const load = () => client.get(path).loginAs(team.member)
    await makePost(team, { tags: ['press'] })
    await load()
    const few = (await queriesOf(load)).length
    for (let index = 0; index < 8; index += 1) await makePost(team, { tags: ['press', `tag-${index}`] })
    assert.isAbove(few, 0)
    assert.equal((await queriesOf(load)).length, few)
  })

  for (const query of ['page=0', 'page=x', 'limit=101', 'limit=1e9', 'page=1&page=2', 'visibility=secret']) {
    test(`refuse ?${query}`, async ({ client }) => {
      const team = await makeTeam()
      const answer = await client
        .get(`/api/posts/organization/${team.organizationId}?${query}`)
        .loginAs(team.member)
      answer.assertStatus(422)
    })
  }

  test('can be created with an organization id in capitals', async ({ client }) => {
    const { organizationId, member } = await makeTeam()
    const body = { organizationId: organizationId.toUpperCase(), title: 'A', url: 'https://github.com/a' }
    const answer = await client.post('/api/posts').json(body).loginAs(member)
    answer.assertStatus(201)
  })

  test('answer 404 for non-members', async ({ client }) => {
    const team = await makeTeam()
    const answer = await client
      .get(`/api/posts/organization/${team.organizationId}?page=x`)
      .loginAs(team.stranger)
    answer.assertStatus(404)
  })
})

test.group('The public page of a post', (group) => {
  dialect(group)
  rollBack(group)

  test('shows a listed post without user ids', async ({ client, assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, tags: ['press'] })
    const answer = await client.get(`/api/posts/public/${team.slug}/${post.slug}`)
    answer.assertStatus(200)
    const shown = answer.body().post
    assert.deepEqual(shown.creator, { name: 'Mira Member', firstName: 'Mira' })
    assert.sameMembers(Object.keys(shown), [
      'id',
      'slug',
      'title',
      'url',
      'host',
      'comment',
      'linkDescription',
      'picture',
      'mood',
      'isPublic',
      'isSensitive',
      'organizationId',
      'organization',
      'creator',
      'tags',
      'commentsCount',
      'availableCount',
      'endsAt',
      'createdAt',
      'updatedAt',
    ])
    assert.deepEqual(shown.organization, { id: team.organizationId, name: team.name, slug: team.slug })
  })

  test('answers 404 for private, pending and unknown posts', async ({ client, assert }) => {
    const team = await makeTeam()
    const hidden = [
      (await makePost(team)).slug,
      (await makePost(team, { isPublic: true, pending: true })).slug,
      'unknown',
    ]
    const bodies = []
    for (const slug of hidden) {
      const answer = await client.get(`/api/posts/public/${team.slug}/${slug}`)
      answer.assertStatus(404)
      bodies.push({ ...answer.body(), requestId: '' })
    }
    assert.deepEqual(bodies[0], bodies[1])
    assert.deepEqual(bodies[0], bodies[2])
  })
})
