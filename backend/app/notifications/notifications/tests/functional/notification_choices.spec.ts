import { test } from '@japa/runner'
import type { NotificationChoices } from '#contract/notifications/data/notification_choice'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications/rules/notification'
import { DEFAULT_RHYTHM } from '#contract/notifications/rules/rhythm'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'
import { fetchFeed, idsFor } from '#notifications/notifications/tests/support/calls'

const PATH = '/api/users/me/notification-choices'
const DIGEST = '/api/users/me/digest'
const RHYTHM = '/api/notifications/rhythm'

const choose = (as: User, body: object) => callApi('PUT', PATH, { as, body })
const choicesOf = async (as: User) =>
  (await callApi('GET', PATH, { as })).body as unknown as NotificationChoices
const MAILED = new Set<NotificationType>([
  'post.reminded',
  'report.resolved',
  'post.moderated',
  'support.answered',
  'webhook.disabled',
])

test.group('Notification choices', (group) => {
  rollBack(group)

  const valid = { type: 'post.shared', channel: 'web', enabled: false }
  const bodies: [string, object][] = [
    ['nothing', {}],
    ['an unknown type', { ...valid, type: 'post.liked' }],
    ['an unknown channel', { ...valid, channel: 'pigeon' }],
    ['mails of a type that has none', { ...valid, channel: 'mail' }],
    ['something else than yes or no', { ...valid, enabled: 'no' }],
    ['an unknown field', { ...valid, userId: 'somebody' }],
  ]
  for (const [what, body] of bodies) {
    test(`refuse ${what}`, async ({ assert }) => {
      const user = await makeUser()
      const before = await choicesOf(user)
      assert.equal((await choose(user, body)).status, 422)
      assert.deepEqual(await choicesOf(user), before)
    })
  }

  for (const timeZone of [undefined, 'Atlantis/Capital', 8, `Europe/${'x'.repeat(64)}`]) {
    test(`refuse a digest in the time zone ${timeZone}`, async ({ assert }) => {
      const user = await makeUser()
      assert.equal((await callApi('PUT', DIGEST, { as: user, body: { timeZone } })).status, 422)
      assert.isNull((await choicesOf(user)).digest)
    })
  }

  test('are everything that is offered, without a digest, until somebody chooses', async ({ assert }) => {
    const { choices, digest } = await choicesOf(await makeUser())
    for (const type of NOTIFICATION_TYPES) {
      assert.deepEqual(choices[type], { web: true, desktop: true, mail: MAILED.has(type) ? true : null })
    }
    assert.isNull(digest)
  })

  test('are stored for each person, repeatedly and back again', async ({ assert }) => {
    const [user, other] = [await makeUser(), await makeUser()]
    for (const enabled of [false, false, true, false]) {
      const { status, body } = await choose(user, { ...valid, enabled })
      assert.equal(status, 200)
      assert.deepEqual(body, await choicesOf(user))
      assert.equal((await choicesOf(user)).choices['post.shared'].web, enabled)
    }
    assert.isTrue((await choicesOf(user)).choices['post.shared'].desktop)
    assert.isTrue((await choicesOf(other)).choices['post.shared'].web)
  })

  test('turn the digest on in a time zone, and off', async ({ assert }) => {
    const user = await makeUser()
    for (const timeZone of ['Europe/Lisbon', 'Europe/Lisbon', null, null]) {
      const { body } = await callApi('PUT', DIGEST, { as: user, body: { timeZone } })
      assert.deepEqual(body, await choicesOf(user))
      assert.deepEqual((await choicesOf(user)).digest, timeZone && { timeZone })
    }
  })

  test('keep the time zone of the rhythm, also where the digest is turned on from another one', async ({
    assert,
  }) => {
    const user = await makeUser()
    const turnOn = (timeZone: string) => callApi('PUT', DIGEST, { as: user, body: { timeZone } })
    await turnOn('Europe/Lisbon')
    assert.containSubset((await callApi('GET', RHYTHM, { as: user })).body, {
      timeZone: 'Europe/Lisbon',
      isChosen: true,
    })
    await callApi('PUT', RHYTHM, { as: user, body: { ...DEFAULT_RHYTHM, timeZone: 'Asia/Tokyo' } })
    await turnOn('Pacific/Auckland')
    assert.deepEqual((await choicesOf(user)).digest, { timeZone: 'Asia/Tokyo' })
  })

  test('decide what each client is told and counts, and not what is unread', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { waiting: true })
    const parentId = await makeSuggestion(post, { userId: team.admin.id })
    const reply = `reply:${await makeSuggestion(post, { parentId, userId: team.owner.id })}`
    const shared = `post:${post.id}`
    assert.sameMembers(await idsFor(team.admin), [shared, reply])
    await choose(team.admin, { type: 'post.shared', channel: 'desktop', enabled: false })
    await choose(team.admin, { type: 'reply.added', channel: 'web', enabled: false })
    const shown = async (query: string) => {
      const { notifications, unread, unreadTotal } = await fetchFeed(team.admin, query)
      return { ids: notifications.map(({ id }) => id), unread, unreadTotal }
    }
    const desktop = { ids: [reply], unread: 1, unreadTotal: 1 }
    assert.deepEqual(await shown('?channel=web'), { ids: [shared], unread: 1, unreadTotal: 1 })
    assert.deepEqual(await shown('?channel=desktop'), desktop)
    assert.deepEqual(await shown(''), desktop)
    for (const type of NOTIFICATION_TYPES) await choose(team.admin, { type, channel: 'web', enabled: false })
    assert.deepEqual(await shown('?channel=web'), { ids: [], unread: 1, unreadTotal: 0 })
  })

  test('keep the pages of a client whole', async ({ assert }) => {
    const team = await makeTeam()
    await choose(team.admin, { type: 'reply.added', channel: 'web', enabled: false })
    const expected: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const post = await makePost(team, { waiting: true })
      const parentId = await makeSuggestion(post, { userId: team.admin.id })
      await makeSuggestion(post, { parentId, userId: team.owner.id })
      expected.unshift(`post:${post.id}`)
    }
    const found: string[] = []
    let query = ''
    do {
      const { notifications, older } = await fetchFeed(team.admin, `?channel=web&limit=2${query}`)
      found.push(...notifications.map(({ id }) => id))
      query = older === null ? '' : `&before=${older}`
    } while (query !== '')
    assert.deepEqual(found, expected)
  })

  test('refuse to read forward and back at once, and an unknown client', async ({ assert }) => {
    const user = await makeUser()
    const { cursor } = await fetchFeed(user)
    for (const query of [`?after=${cursor}&before=${cursor}`, '?before=tomorrow', '?channel=mail']) {
      assert.equal((await fetchFeed(user, query)).status, 422)
    }
  })
})
