import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { IN_A_ROW_MAX } from '#posts/feeds/rules/spread'
import { findPost } from '#posts/posts/queries/find_post'
import type User from '#identity/users/models/user'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { setUp } from '#tests/set_up'

const DAY_MS = 86_400_000
const APPROVED = 'https://www.linkedin.com/posts/jobs'
const UNREVIEWED = 'https://unheard-of.example/jobs'

interface Written {
  id: string
  moderationStatus: string
  moderationReason: string | null
}

/** Shares and edits posts over the API. */
function writerOf(as: User | string, organizationId: string) {
  const write = async (method: string, path: string, body: object) => {
    const answer = await callApi(method, path, { as, body })
    return { ...answer, post: (answer.body as { post?: Written }).post! }
  }
  return {
    share: (fields: object = {}) =>
      write('POST', '/api/posts', {
        organizationId,
        title: 'We are hiring',
        url: APPROVED,
        isPublic: true,
        ...fields,
      }),
    edit: (id: string, fields: object) => write('PATCH', `/api/posts/${id}`, fields),
    resubmit: (id: string) => write('POST', `/api/posts/${id}/resubmit`, {}),
  }
}

async function makeScene(isNew = true) {
  const team = await makeTeam(undefined, { isNew })
  const administrator = await makeUser({ isAdmin: true })
  const moderate = (id: string, body: object) =>
    callApi('POST', `/api/posts/${id}/moderate`, { as: administrator, body })
  return { team, administrator, moderate, ...writerOf(team.member, team.organizationId) }
}

const stateOf = ({ moderationStatus, moderationReason }: Written) => [moderationStatus, moderationReason]

test.group('The first public post of a new organization', (group) => {
  dialect(group)
  rollBack(group)

  test('waits for a moderator although its host is approved, and opens the organization', async ({
    assert,
  }) => {
    const { team, administrator, moderate, share } = await makeScene()
    const { post } = await share()
    const second = await share()
    assert.deepEqual(stateOf(post), ['pending', 'first_public_post'])
    assert.deepEqual(stateOf(second.post), ['pending', 'first_public_post'])
    assert.isFalse((await findPost({ id: post.id }))?.listed)
    const { body: queue } = await callApi('GET', '/api/posts/moderation', { as: administrator })
    const waiting = { id: post.id, isHostApproved: true, hostCanBeApproved: false, othersOfHost: 0 }
    assert.containSubset(queue, { posts: [{ ...waiting, moderationReason: 'first_public_post' }] })
    assert.equal((await moderate(post.id, { action: 'approve' })).status, 200)
    assert.deepInclude(await findPost({ id: post.id }), { listed: true, moderationReason: null })
    assert.equal((await findPost({ id: second.post.id }))?.moderationStatus, 'pending')
    assert.deepEqual(stateOf((await share()).post), ['approved', null])
    assert.isTrue((await makePost(team, { isPublic: true })).listed)
  })

  test('waits also when a private post becomes public, and no longer when it is private again', async ({
    assert,
  }) => {
    const { share, edit } = await makeScene()
    const { post } = await share({ isPublic: false })
    assert.deepEqual(stateOf(post), ['approved', null])
    const published = await edit(post.id, { isPublic: true })
    assert.deepEqual(stateOf(published.post), ['pending', 'first_public_post'])
    const withdrawn = await edit(post.id, { isPublic: false })
    assert.deepEqual(stateOf(withdrawn.post), ['approved', null])
  })

  test('goes on waiting after a rejection, another link, and the approval of a host', async ({ assert }) => {
    const { administrator, moderate, share, edit, resubmit } = await makeScene()
    const { post } = await share({ url: UNREVIEWED })
    assert.deepEqual(stateOf(post), ['pending', 'first_public_post'])
    const body = { host: 'unheard-of.example', state: 'approved' }
    const host = await callApi('POST', '/api/admin/hosts', { as: administrator, body })
    assert.containSubset(host.body, { approvedPosts: 0 })
    await moderate(post.id, { action: 'reject', reason: 'A link farm.' })
    assert.deepEqual(stateOf((await edit(post.id, { isPublic: false })).post), ['rejected', 'A link farm.'])
    assert.deepEqual(stateOf((await edit(post.id, { isPublic: true })).post), ['rejected', 'A link farm.'])
    assert.deepEqual(stateOf((await resubmit(post.id)).post), ['pending', 'first_public_post'])
    assert.deepEqual(stateOf((await edit(post.id, { url: APPROVED })).post), ['pending', 'first_public_post'])
  })

  test('is approved with its host, which approves no other first post', async ({ assert }) => {
    const { moderate, share } = await makeScene()
    const { post } = await share({ url: UNREVIEWED })
    const other = await makeScene()
    const { post: elsewhere } = await other.share({ url: UNREVIEWED })
    const { post: privately } = await other.share({ url: UNREVIEWED, isPublic: false })
    const { body } = await moderate(post.id, { action: 'approve', approveDomain: true })
    assert.containSubset(body, { domainApproved: { approvedPosts: 1 } })
    const statuses = [post, elsewhere, privately].map(
      async ({ id }) => (await findPost({ id }))!.moderationStatus,
    )
    assert.deepEqual(await Promise.all(statuses), ['approved', 'pending', 'approved'])
    assert.deepEqual(stateOf((await other.share()).post), ['pending', 'first_public_post'])
  })

  test('needs no look in an organization that an administrator has created', async ({ assert }) => {
    const as = await makeUser({ isAdmin: true })
    const body = { name: 'The Operators', slug: 'the-operators' }
    const created = await callApi('POST', '/api/organizations', { as, body })
    const { id } = (created.body as { organization: { id: string } }).organization
    assert.deepEqual(stateOf((await writerOf(as, id).share()).post), ['approved', null])
  })
})

test.group('Public posts of a day', (group) => {
  dialect(group)
  rollBack(group)
  setUp(group)

  test('are three of an unconfirmed person, who is told when the next is possible', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const registered = await callApi('POST', '/api/auth/register', {
      body: { name: 'Throw Away', email: `${newId()}@example.org`, password: PASSWORD },
    })
    const as = registered.body!.token as string
    const names = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, slug: name.toLowerCase() }))
    const created = []
    for (const body of names) created.push(await callApi('POST', '/api/organizations', { as, body }))
    assert.deepEqual(
      created.map(({ status }) => status),
      [201, 201, 201, 429],
    )
    assert.containSubset(created[3]!.body, { code: 'ORGANIZATION_LIMIT_REACHED' })
    assert.equal(created[3]!.headers.get('retry-after'), String(30 * 86_400))
    const { id } = (created[0]!.body as { organization: { id: string } }).organization
    const { share, edit } = writerOf(as, id)
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await share()).status, 201)
    const refused = await share()
    assert.containSubset(refused, {
      status: 429,
      body: { code: 'PUBLIC_POST_LIMIT_REACHED', details: { retryAfter: 86_400 } },
    })
    assert.equal(refused.headers.get('retry-after'), '86400')
    const hidden = await share({ isPublic: false })
    assert.equal(hidden.status, 201)
    assert.equal((await edit(hidden.post.id, { isPublic: true })).status, 429)
    assert.lengthOf(await db.from('posts').where({ organization_id: id, is_public: true }), 3)
    clock.advance(DAY_MS)
    assert.equal((await edit(hidden.post.id, { isPublic: true })).status, 200)
  })

  test('are fifty of a confirmed person, whose private posts have no limit', async ({ assert }) => {
    const { team, share } = await makeScene(false)
    for (let turn = 0; turn < 50; turn += 1) await makePost(team, { isPublic: true })
    assert.equal((await share()).status, 429)
    assert.equal((await share({ isPublic: false })).status, 201)
    const colleague = writerOf(team.owner, team.organizationId)
    assert.equal((await colleague.share()).status, 201)
  })

  test('do not count what was refused or sent twice', async ({ assert }) => {
    const { team, share } = await makeScene()
    const as = await tokenOf(team.owner)
    const body = { organizationId: team.organizationId, title: 'Once', url: APPROVED, isPublic: true }
    for (let turn = 0; turn < 5; turn += 1) {
      const headers = { 'idempotency-key': 'the-same' }
      await callApi('POST', '/api/posts', { as, body, headers })
      await share({ moodId: newId() })
    }
    const rows: { key: string; points: number }[] = await db
      .from('rate_limits')
      .where('key', 'like', '%public-posts%')
    assert.deepEqual(
      rows.map(({ points }) => points),
      [1, 1],
    )
  })
})

test.group('A flood of one organization', (group) => {
  dialect(group)
  rollBack(group)

  test('leaves the community to the others, on every page, and loses no post', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const posts: string[] = []
    const publish = async (team: Awaited<ReturnType<typeof makeTeam>>) => {
      posts.push((await makePost(team, { isPublic: true, tags: ['press'] })).id)
      clock.advance(60_000)
    }
    for (let turn = 0; turn < 13; turn += 1) await publish(await makeTeam())
    const flood = await makeTeam()
    for (let turn = 0; turn < 30; turn += 1) await publish(flood)
    for (const list of ['/api/community/posts?limit=10', '/api/community/posts?limit=10&tags=press']) {
      const shown: { id: string; organization: { id: string } }[] = []
      for (let page = 1; page <= 5; page += 1) {
        const { body } = await callApi('GET', `${list}&page=${page}`)
        assert.containSubset(body, { pagination: { total: 43, totalPages: 5 } })
        shown.push(...(body as { posts: typeof shown }).posts)
      }
      assert.sameMembers(
        shown.map(({ id }) => id),
        posts,
      )
      assert.equal(shown[0]!.id, posts.at(-1))
      const rows = shown
        .slice(0, 40)
        .map(({ organization }) => (organization.id === flood.organizationId ? 'f' : '-'))
      assert.notInclude(rows.join(''), 'f'.repeat(IN_A_ROW_MAX + 1))
    }
    const { body } = await callApi('GET', '/api/community/public/posts')
    const featured = (body as { posts: { organization: { id: string } }[] }).posts
    const ofOthers = featured.filter(({ organization }) => organization.id !== flood.organizationId)
    assert.isAtLeast(ofOthers.length, 1)
  })
})
