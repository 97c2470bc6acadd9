import { test } from '@japa/runner'
import type { Boot } from '#contract/community/data/boot'
import type { FirstViewRequest } from '#contract/community/data/page'
import { useRenderer } from '#community/pages/http/render_client'
import { servePages } from '#community/pages/tests/support/open_page'
import { newId } from '#core/runtime/ids'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeUser } from '#tests/factories/user_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { dialect } from '#tests/tags'
import type User from '#identity/users/models/user'

const LISBON = { renderIn: 'Europe/Lisbon' }

async function boot(as: User, query: Record<string, string>, headers?: Record<string, string>) {
  const { body } = await callApi('GET', `/api/boot?${new URLSearchParams(query)}`, { as, headers })
  const { html, ...data } = body as unknown as Boot
  /** What the page is rendered from. */
  const request = html === undefined ? null : (JSON.parse(html) as FirstViewRequest)
  return { data, request }
}

const fail = async () => {
  throw new Error('broken')
}

test.group('The first view of a page', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(servePages)

  test('is refused for a screen that does not exist, and for values that no device stores', async ({
    assert,
  }) => {
    const { member } = await makeTeam()
    const long = 'a'.repeat(100)
    for (const query of [
      'screen=watch',
      'screen=7',
      `renderIn=${long}`,
      'renderIn=%E2%80%8B',
      `stored[testimonial_call]=${long}`,
    ]) {
      const { status } = await callApi('GET', `/api/boot?route=/dashboard&${query}`, { as: member })
      assert.equal(status, 422, query)
    }
  })

  test('is rendered from the rest of the answer, for the device that asks', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const query = { route: '/dashboard', organizationId, screen: 'phone', ...LISBON }
    const { data, request } = await boot(member, query, { 'accept-language': 'pt' })
    assert.containSubset(request, { ...query, language: 'pt' })
    assert.deepEqual(request?.boot, data)
    assert.deepEqual(data, (await boot(member, { route: '/dashboard', organizationId })).data)
  })

  test('is rendered only where it is asked for, and only with data', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    assert.isNull((await boot(team.member, { route: '/dashboard' })).request)
    for (const route of ['/', '/nowhere', `/posts/${newId()}`, '/dashboard?search=a'])
      assert.isNull((await boot(team.member, { route, ...LISBON })).request, route)
    const { data, request } = await boot(team.stranger, { route: `/posts/${post.id}`, ...LISBON })
    assert.isNull(request)
    assert.sameMembers(Object.keys(data), [
      'user',
      'lastEventId',
      'organizations',
      'unreadTotal',
      'waitingIn',
      'joinOffers',
    ])
  })

  test('of a form shows an organization of the user, not another one or another section', async ({
    assert,
  }) => {
    const { organizationId, member, stranger } = await makeTeam()
    const settings = `/organizations/${organizationId}/settings`
    for (const route of [`/${organizationId}/create-post`, `${settings}/company-information/`]) {
      const { data, request } = await boot(member, { route, ...LISBON })
      assert.deepEqual(request?.boot, data, route)
      assert.isNull((await boot(stranger, { route, ...LISBON })).request, route)
    }
    for (const route of [
      settings,
      `${settings}/users`,
      `/${newId()}/create-post`,
      '/organizations/create-post',
    ])
      assert.isNull((await boot(member, { route, ...LISBON })).request, route)
  })

  test('is left to the browser for a time zone that the server does not know', async ({ assert }) => {
    const { member } = await makeTeam()
    const { data, request } = await boot(member, { route: '/dashboard', renderIn: 'Etc/Tomorrow' })
    assert.isNull(request)
    assert.isDefined(data.dashboard)
  })

  test('of a post has its suggestions as their list has them, the next one reserved', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    for (let index = 0; index < 3; index += 1) await makeSuggestion(post, { userId: team.admin.id })
    const { data, request } = await boot(team.member, { route: `/posts/${post.id}`, ...LISBON })
    assert.deepEqual(request?.boot.suggestions, data.suggestions)
    assert.isString(data.suggestions?.nextForYou?.reservedUntil)
    const { body: list } = await callApi('GET', `/api/comments/post/${post.id}`, { as: team.member })
    assert.deepEqual(data.suggestions, list)
    const { body } = await callApi('GET', `/api/posts/${post.id}/supply`, { as: team.member })
    assert.deepEqual({ supply: data.supply }, body)
  })

  test('of the administrators has what waits as its lists have it, and only for administrators', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await makePost(team, { isPublic: true, pending: true })
    const administrator = await makeUser({ isAdmin: true })
    const query = { route: '/admin/dashboard/', ...LISBON }
    const { data, request } = await boot(administrator, query)
    assert.deepEqual(request?.boot.administration, data.administration)
    for (const [part, path] of [
      ['stats', '/posts/admin/stats'],
      ['posts', '/posts/moderation?page=1&limit=3'],
      ['reports', '/admin/reports?status=pending&page=1&limit=3'],
      ['requests', '/support/admin/requests?status=open&page=1&limit=3'],
      ['jobs', '/admin/jobs?page=1&limit=3'],
    ] as const) {
      const { body } = await callApi('GET', `/api${path}`, { as: administrator })
      assert.deepEqual(JSON.parse(JSON.stringify(data.administration?.[part])), body, part)
    }
    assert.isAbove(data.administration!.posts.posts.length, 0)
    const refused = await boot(team.owner, query)
    assert.isNull(refused.request)
    assert.isUndefined(refused.data.administration)
    assert.isUndefined((await boot(administrator, { route: query.route })).data.administration)
  })

  test('is left to the browser when it cannot be rendered', async ({ assert, cleanup }) => {
    cleanup(useRenderer({ renderPage: fail, renderFrame: fail, renderFirstView: fail }))
    const { member } = await makeTeam()
    const { data, request } = await boot(member, { route: '/dashboard', ...LISBON })
    assert.isNull(request)
    assert.isDefined(data.dashboard)
  })
})
