import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Boot } from '#contract/community/data/boot'
import { UNDO_WINDOW_MS } from '#contract/core/rules/limits'
import type { JoinOffers } from '#contract/organizations/data/domain'
import type { NotificationList } from '#contract/notifications/data/notification'
import { newId } from '#core/runtime/ids'
import { useShell } from '#community/pages/http/shell'
import { join, makeDomain, pathOf, restoreLookUp } from '#organizations/domains/tests/support/domains'
import AddMember from '#organizations/organizations/actions/add_member'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { actionIn, ask, undo } from '#tests/pending_actions'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import type User from '#identity/users/models/user'

const get = async <Body = object>(path: string, as: User | string) =>
  (await callApi('GET', `/api${path}`, { as })).body as Body
const boot = (as: User | string, query: Record<string, string>): Promise<Boot> =>
  get<Boot>(`/boot?${new URLSearchParams(query)}`, as)

/** Three posts with tags: the member has opened one, and could copy from another. */
async function makePosts(team: Team) {
  const { owner, member } = team
  const opened = await makePost(team, { userId: owner.id, title: 'Opened', tags: ['news', 'launch'] })
  const waiting = await makePost(team, { userId: owner.id, title: 'Waiting', tags: ['launch'] })
  await makePost(team, { title: 'Mine' })
  await makeSuggestion(waiting)
  await callApi('PUT', '/api/notifications/read', { as: member, body: { postIds: [opened.id] } })
  return { opened, waiting }
}

test.group('The first data of a page', (group) => {
  dialect(group)
  rollBack(group)
  restoreLookUp(group)

  test('is refused without a session, and for parameters that are not known', async ({ assert }) => {
    const { member } = await makeTeam()
    assert.equal((await callApi('GET', '/api/boot?route=/dashboard')).status, 401)
    for (const query of ['', '?route=', '?route=dashboard', '?route=/a&organizationId=1'])
      assert.equal((await callApi('GET', `/api/boot${query}`, { as: member })).status, 422, query)
  })

  test('names the build of the client, so that a page of another one can load again', async ({ assert }) => {
    const { member } = await makeTeam()
    const named = async () =>
      (await callApi('GET', '/api/boot?route=/dashboard', { as: member })).headers.get('page-build')
    const shell = useShell('<head><meta name="build" content="0f1e2d3c"></head>')
    assert.equal(await named(), '0f1e2d3c')
    shell()
    const development = useShell('<head></head>')
    assert.isNull(await named())
    development()
  })

  test('is the same as the separate answers, in four statements that write nothing', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, member } = team
    await makePosts(team)
    const session = await tokenOf(member)
    let found!: Boot
    const queries = await queriesOf(async () => {
      found = await boot(session, { route: '/dashboard', organizationId })
    })
    assert.isAtMost(queries.length, 4, queries.join('\n'))
    assert.deepEqual(
      queries.filter((sql) => /^\s*(insert|update|delete)\b/i.test(sql)),
      [],
    )
    const { lastEventId, ...data } = found
    assert.isNotEmpty(lastEventId)
    const separate = {
      ...(await get('/auth/status', session)),
      organizations: await get('/organizations?limit=100', member),
      waitingIn: await get('/posts/waiting-organizations', member),
      joinOffers: await get('/users/me/join-offers', member),
      unreadTotal: (await get<NotificationList>('/notifications?channel=web', member)).unreadTotal,
      dashboard: {
        organizationId,
        posts: await get(`/posts/organization/${organizationId}?page=1`, member),
        waiting: await get(`/posts/organization/${organizationId}/waiting`, member),
      },
    }
    assert.deepEqual(data, separate)
    assert.deepEqual(found.waitingIn, { organizationIds: [organizationId] })
    assert.lengthOf(found.dashboard!.posts.posts, 3)
    assert.lengthOf(found.dashboard!.posts.unreadIds, 1)
    assert.lengthOf(found.dashboard!.waiting.postIds, 1)
  })

  test('of an empty organization, and of a user without one, is complete too', async ({ assert }) => {
    const { organizationId, owner, stranger } = await makeTeam()
    const { dashboard } = await boot(owner, { route: '/dashboard', organizationId })
    assert.deepEqual(dashboard?.posts.posts, [])
    const { organizations, ...rest } = await boot(stranger, { route: '/dashboard' })
    assert.deepEqual(organizations.organizations, [])
    assert.notProperty(rest, 'dashboard')
  })

  test('shows the first organization in place of one of others', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const other = await makeTeam()
    for (const asked of [other.organizationId, newId()]) {
      const { dashboard } = await boot(member, { route: '/dashboard', organizationId: asked })
      assert.equal(dashboard?.organizationId, organizationId)
    }
  })

  test('has the post of its page for members only', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { tags: ['news'] })
    const { post } = await get<Boot>(`/posts/${id}`, team.member)
    const session = await tokenOf(team.member)
    const queries = await queriesOf(async () => {
      assert.deepEqual((await boot(session, { route: `/posts/${id}` })).post, post)
    })
    assert.isAtMost(queries.length, 4, queries.join('\n'))
    assert.notProperty(await boot(team.stranger, { route: `/posts/${id}` }), 'post')
    for (const route of ['/posts/nothing', `/posts/${newId()}`, '/nowhere', '/dashboard?search=a'])
      assert.sameMembers(
        Object.keys(await boot(team.member, { route })),
        ['user', 'lastEventId', 'organizations', 'unreadTotal', 'waitingIn', 'joinOffers'],
        route,
      )
  })

  test('has what the user can still undo, on every route and for nobody else', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, admin, owner } = team
    const posts = [await makePost(team), await makePost(team)]
    const ids = posts.map(({ id }) => id)
    const id = actionIn(await ask('/api/posts/deletions', admin, { ids }))
    const session = await tokenOf(admin)
    for (const route of ['/dashboard', `/posts/${ids[0]}`, '/profile', '/nowhere']) {
      let found!: Boot
      const queries = await queriesOf(async () => {
        found = await boot(session, { route, organizationId })
      })
      assert.isAtMost(queries.length, 4, queries.join('\n'))
      const [action, ...others] = found.pendingActions!
      assert.isEmpty(others)
      assert.equal(action!.id, id)
      assert.sameMembers(action!.ids, ids)
      assert.isAbove(action!.undoMs, UNDO_WINDOW_MS - 5_000, route)
      assert.isAtMost(action!.undoMs, UNDO_WINDOW_MS)
    }
    assert.notProperty(await boot(owner, { route: '/dashboard', organizationId }), 'pendingActions')
    await db.from('pending_actions').where({ id }).update({ created_at: '2026-03-01 09:30:00.250' })
    const [late] = (await boot(session, { route: '/dashboard', organizationId })).pendingActions!
    assert.equal(late!.undoMs, 0, 'too late, and not carried out yet')
    await undo(id, admin)
    assert.notProperty(await boot(session, { route: '/dashboard', organizationId }), 'pendingActions')
  })

  test('has the notification settings of the profile', async ({ assert }) => {
    const { member } = await makeTeam()
    const chosen = { type: 'post.shared', channel: 'web', enabled: false }
    await callApi('PUT', '/api/users/me/notification-choices', { as: member, body: chosen })
    await callApi('PUT', '/api/users/me/digest', { as: member, body: { timeZone: 'Europe/Lisbon' } })
    const session = await tokenOf(member)
    let found!: Boot
    const queries = await queriesOf(async () => {
      found = await boot(session, { route: '/profile' })
    })
    assert.isAtMost(queries.length, 4, queries.join('\n'))
    assert.isFalse(found.choices?.choices['post.shared'].web)
    assert.deepEqual(found.choices, await get('/users/me/notification-choices', member))
  })

  test('says in which organizations a post waits, on every route', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { organizationId, member } = team
    await new AddMember().handle({ organizationId: other.organizationId, userId: member.id, role: 'member' })
    await makePosts(other)
    const { id } = await makePost(team)
    const session = await tokenOf(member)
    for (const route of ['/dashboard', `/posts/${id}`, '/profile', '/nowhere']) {
      const queries = await queriesOf(async () => {
        const { waitingIn } = await boot(session, { route, organizationId })
        assert.deepEqual(waitingIn, { organizationIds: [other.organizationId] }, route)
      })
      assert.isAtMost(queries.length, 4, queries.join('\n'))
    }
  })

  test('says which organizations the user may join, on every route and in the order of their list', async ({
    assert,
  }) => {
    const [team, other, asked] = [await makeTeam(), await makeTeam(), await makeTeam()]
    const { organizationId, member } = team
    const domain = member.emailKey.split('@')[1]!
    const lost = await makeDomain(asked, domain)
    await join(asked, member)
    await callApi('DELETE', pathOf(asked, `/${lost}`), { as: asked.owner })
    await makeDomain(other, domain)
    const { id } = await makePost(team)
    const session = await tokenOf(member)
    const { offers } = await get<JoinOffers>('/users/me/join-offers', session)
    assert.sameOrderedMembers(
      offers.map(({ organization }) => organization.id),
      [other.organizationId, asked.organizationId],
    )
    for (const route of ['/dashboard', `/posts/${id}`, '/profile', '/nowhere']) {
      const queries = await queriesOf(async () => {
        assert.deepEqual((await boot(session, { route, organizationId })).joinOffers.offers, offers, route)
      })
      assert.isAtMost(queries.length, 4, queries.join('\n'))
    }
    assert.isEmpty((await boot(other.owner, { route: '/dashboard' })).joinOffers.offers)
  })

  test('counts the unread notifications of the types chosen for the web', async ({ assert }) => {
    const team = await makeTeam()
    const { member } = team
    await makePosts(team)
    assert.equal((await boot(member, { route: '/' })).unreadTotal, 1)
    const chosen = { type: 'post.shared', channel: 'web', enabled: false }
    await callApi('PUT', '/api/users/me/notification-choices', { as: member, body: chosen })
    assert.equal((await boot(member, { route: '/' })).unreadTotal, 0)
    assert.equal((await boot(member, { route: '/dashboard' })).unreadTotal, 0)
  })
})
