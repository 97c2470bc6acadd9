import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { NewWebFeed } from '#contract/community/data/web_feed'
import { toInstant } from '#core/database/rows/instant'
import { now, useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { listen } from '#notifications/stream/tests/support/listen'
import { listForDigest } from '#notifications/notifications/queries/list_for_digest'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { makeWebhook, messagesOf } from '#notifications/webhooks/tests/support/make_webhook'
import { titlesOf } from '#community/web_feeds/tests/support/read_feed'
import { deleteContent } from '#identity/accounts/repositories/delete_content'
import { exportOf } from '#identity/accounts/tests/support/export'
import AddMember from '#organizations/organizations/actions/add_member'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { ListedAddresses } from '#posts/feeds/queries/listed_addresses'
import { endOverduePosts, startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type { PostRecord } from '#posts/posts/models/post_record'
import type User from '#identity/users/models/user'

const HOUR_MS = 3_600_000
const TITLE = 'Rocket launch'

/** What a channel shows is compared in three phases of a public post. */
interface Scene {
  team: Team
  post: PostRecord
  /** A member who is neither its author nor an admin. */
  member: User
  feedPath: string
}

const textOf = async (path: string, as?: User) => JSON.stringify((await callApi('GET', path, { as })).body)
const has = (text: string) => text.includes(TITLE)

async function statusOf(path: string): Promise<number> {
  const { status, body } = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)
  await body?.cancel()
  return status
}

type Channel = (scene: Scene) => Promise<boolean>

/** Where people find a post, also once it has ended. */
const PLACES: Record<string, Channel> = {
  'the list of its organization': async ({ team, member }) =>
    has(await textOf(`/api/posts/organization/${team.organizationId}`, member)),
  'the search': async ({ team, member }) =>
    has(await textOf(`/api/posts/organization/${team.organizationId}?search=rocket`, member)),
  'the tags of its organization': async ({ team, member }) =>
    (await textOf(`/api/tags?organizationId=${team.organizationId}`, member)).includes('"space"'),
  'the tags that a member is offered': async ({ member }) =>
    (await textOf('/api/tags?search=space', member)).includes('"space"'),
  'the community': async ({ member }) => has(await textOf('/api/community/posts', member)),
  'its public page': async ({ team, post }) =>
    has(await textOf(`/api/posts/public/${team.slug}/${post.slug}`)),
  'the sitemap': async ({ post }) => (await new ListedAddresses(100).page()).some(({ id }) => id === post.id),
  'the feed of its organization': async ({ team }) =>
    [await titlesOf(`/feeds/organizations/${team.slug}`)].flat().includes(TITLE),
  'the feed of the community': async () =>
    [await titlesOf('/feeds/community', 'atom')].flat().includes(TITLE),
  'the private feed of a member': async ({ feedPath }) => [await titlesOf(feedPath)].flat().includes(TITLE),
  'its share image': async ({ team, post }) =>
    (await statusOf(`/share-images/posts/${team.slug}/${post.slug}/en-00000000000000.png`)) === 200,
}

/** What asks members for comments. */
const REQUESTS: Record<string, Channel> = {
  notifications: async ({ member }) => has(await textOf('/api/notifications', member)),
  'the digest': async ({ member }) =>
    ((await listForDigest(member.id, toInstant(now()))) ?? []).some(({ post }) => post?.title === TITLE),
  'what waits for a member': async ({ team, member }) =>
    has(await textOf(`/api/posts/organization/${team.organizationId}/waiting`, member)),
  'what members are offered': async ({ team, member }) =>
    has(await textOf(`/api/posts/organization/${team.organizationId}/offers`, member)),
}

async function addMember({ organizationId }: Team): Promise<User> {
  const user = await makeUser()
  await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
  return user
}

const makeScheduled = (team: Team, fields: object = {}) =>
  makePost(team, {
    title: TITLE,
    isPublic: true,
    tags: ['space'],
    schedule: { timeZone: 'UTC', start: '2026-03-02T10:00', windowHours: 2 },
    suggestions: [{ content: 'Up it goes' }],
    ...fields,
  })

test.group('A scheduled, started and ended post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock('2026-03-02T09:00:00.000Z'))))

  test('is shown where people look for posts and asks for comments', async ({ assert }) => {
    const team = await makeTeam()
    const member = await addMember(team)
    await new ChooseDigest().handle(member.id, 'UTC')
    const { body } = await callApi('POST', '/api/users/me/web-feed', { as: member })
    const { addresses } = body as unknown as NewWebFeed
    const feedPath = new URL(addresses.rss).pathname.replace('/rss.xml', '')
    const post = await makeScheduled(team)
    const scene = { team, post, member, feedPath }
    const shown = async (channels: Record<string, Channel>) => {
      await foldFeeds()
      const names = []
      for (const [name, shows] of Object.entries(channels)) if (await shows(scene)) names.push(name)
      return names
    }
    assert.deepEqual(await shown({ ...PLACES, ...REQUESTS }), [])
    clock.advance(HOUR_MS)
    await startDuePosts()
    clock.advance(60_000)
    assert.deepEqual(await shown({ ...PLACES, ...REQUESTS }), Object.keys({ ...PLACES, ...REQUESTS }))
    clock.advance(2 * HOUR_MS)
    assert.deepEqual(await shown(REQUESTS), [])
    await endOverduePosts()
    assert.deepEqual(await shown({ ...PLACES, ...REQUESTS }), Object.keys(PLACES))
  })

  test('is named in the event stream to those who see it only', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const member = await addMember(team)
    const streams = [await listen(member), await listen(team.admin), await listen(team.member)] as const
    cleanup(async () => void (await Promise.all(streams.map((stream) => stream.leave()))))
    const post = await makeScheduled(team)
    const suggestion = await makeSuggestion(post, { userId: team.admin.id })
    const author = { as: team.member }
    const call = async (method: string, path: string, body?: object) => {
      const { status } = await callApi(method, path, { ...author, body })
      assert.isBelow(status, 300, `${method} ${path}`)
    }
    await makeSuggestion(post, { parentId: suggestion })
    await callApi('PATCH', `/api/comments/${suggestion}`, { as: team.admin, body: { content: 'Higher' } })
    await callApi('DELETE', `/api/comments/${suggestion}`, { as: team.admin })
    await callApi('PUT', `/api/posts/${post.id}/importance`, { as: team.owner, body: { isImportant: true } })
    await call('PATCH', `/api/posts/${post.id}`, { title: 'Other title' })
    await call('PATCH', `/api/posts/${post.id}`, { membersPrepare: true })
    await call('PATCH', `/api/posts/${post.id}`, { membersPrepare: false })
    await call('DELETE', `/api/posts/${post.id}`)
    const marker = await makePost(team)
    const [ofMember, ofAdmin, ofAuthor] = await Promise.all(
      streams.map((stream) => stream.untilEvent('post.created')),
    )
    const about = (events: typeof ofMember) =>
      events!.flatMap((event) => ('postId' in event && event.postId !== marker.id ? [event.type] : []))
    assert.deepEqual(about(ofMember), ['post.updated', 'post.updated'], 'what members prepare')
    for (const events of [ofAdmin, ofAuthor])
      assert.includeMembers(about(events), [
        'suggestion.added',
        'suggestion.removed',
        'post.updated',
        'post.deleted',
      ])
  })

  test('is sent to webhooks with its suggestions when it starts', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makeWebhook(team)
    const post = await makeScheduled(team)
    await makeSuggestion(post)
    assert.isEmpty(await messagesOf(id))
    clock.advance(HOUR_MS)
    await startDuePosts()
    await makeSuggestion(post)
    clock.advance(3 * HOUR_MS)
    await endOverduePosts()
    assert.deepEqual(
      (await messagesOf(id)).map(({ type, data }) => [type, data.postId ?? data.id]),
      [
        ['post.created', post.id],
        ['suggestion.added', post.id],
        ['suggestion.added', post.id],
        ['suggestion.added', post.id],
      ],
    )
  })

  test('asks for no supply of suggestions once it has ended', async ({ assert }) => {
    const team = await makeTeam()
    for (let nth = 0; nth < 6; nth += 1) await addMember(team)
    const post = await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 1 } })
    const ids = [await makeSuggestion(post), await makeSuggestion(post)]
    clock.advance(2 * HOUR_MS)
    for (const id of ids) await callApi('DELETE', `/api/comments/${id}`, { as: team.admin })
    const { supply_low_at: lowAt } = await db.from('posts').where('id', post.id).firstOrFail()
    assert.isNull(lowAt)
  })

  test('is in the export of its author before it starts, and deleted with the account', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const { id } = await makeScheduled(team)
    const { texts } = await exportOf(team.member)
    assert.include(texts.get('posts.json')!, TITLE)
    await deleteContent(team.member.id, 10)
    assert.isNull(await db.from('posts').where({ id }).first())
    clock.advance(HOUR_MS)
    await startDuePosts()
    assert.deepEqual(
      await textOf(`/api/posts/organization/${team.organizationId}`, team.owner).then(has),
      false,
    )
  })

  test('is in the queue of moderators before it starts', async ({ assert }) => {
    const team = await makeTeam()
    const moderator = await makeUser({ isAdmin: true })
    await makeScheduled(team, { url: 'https://unheard-of.example/jobs' })
    assert.isTrue(has(await textOf('/api/posts/moderation', moderator)))
  })
})
