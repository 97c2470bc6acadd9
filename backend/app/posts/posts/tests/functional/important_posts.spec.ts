import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { IMPORTANT_UNDO_MS } from '#contract/core/rules/limits'
import type { OfferList, WaitingPosts } from '#contract/suggestions/data/offer'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const DAY_MS = 86_400_000
const NOW = '2026-03-02T09:00:00.000Z'

const mark = (id: string, as: User, isImportant: unknown = true) =>
  callApi('PUT', `/api/posts/${id}/importance`, { as, body: { isImportant } })

const allow = ({ organizationId, owner }: Team, importantPerWeek: unknown) =>
  callApi('PUT', `/api/organizations/${organizationId}`, {
    as: owner,
    body: { name: 'Northwind', importantPerWeek },
  })

test.group('An important post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  /** Posts of a team that wait for its owner, the oldest first. */
  async function makeScene(count = 3) {
    const team = await makeTeam()
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      clock.advance(1)
      ids.push((await makePost(team, { waiting: true, title: `Post ${n}` })).id)
    }
    return { team, ids }
  }

  test('is marked by owners and admins only', async ({ assert }) => {
    const { team, ids } = await makeScene(1)
    assert.equal((await mark(ids[0]!, team.stranger)).status, 404)
    assert.equal((await mark(ids[0]!, team.member)).status, 403)
    assert.containsSubset(await mark(ids[0]!, team.admin), {
      status: 200,
      body: { post: { isImportant: true, can: { feature: true } } },
    })
    assert.containsSubset(await mark(ids[0]!, team.owner, false), {
      status: 200,
      body: { post: { isImportant: false } },
    })
    const { body } = await callApi('GET', `/api/posts/${ids[0]}`, { as: team.member })
    assert.containsSubset(body, { post: { can: { feature: false } } })
  })

  test('needs an answer of yes or no', async ({ assert }) => {
    const { team, ids } = await makeScene(1)
    for (const wrong of [null, 'true', 1])
      assert.equal((await mark(ids[0]!, team.owner, wrong)).status, 422, String(wrong))
  })

  test('is open or scheduled', async ({ assert }) => {
    const team = await makeTeam()
    const timeZone = 'Europe/Lisbon'
    const scheduled = await makePost(team, { schedule: { timeZone, start: '2026-03-03T09:00' } })
    const ended = await makePost(team, { schedule: { timeZone, windowHours: 1 } })
    clock.advance(DAY_MS / 2)
    assert.containsSubset(await mark(ended.id, team.owner), { status: 409, body: { code: 'POST_ENDED' } })
    assert.equal((await mark(ended.id, team.owner, false)).status, 200)
    assert.containsSubset(await mark(scheduled.id, team.owner), {
      status: 200,
      body: { post: { isImportant: true } },
    })
  })

  test('comes first in what waits, in the tray and for a claim of the organization', async ({ assert }) => {
    const { team, ids } = await makeScene(4)
    const [first, second] = ids as [string, string]
    const path = `/api/posts/organization/${team.organizationId}`
    for (const id of [second, first]) await mark(id, team.admin)
    const order = [second, first, ids[3]!, ids[2]!]
    const waiting = (await callApi('GET', `${path}/waiting`, { as: team.owner }))
      .body as unknown as WaitingPosts
    assert.deepEqual(waiting.postIds, order)
    assert.deepEqual(
      waiting.next.map(({ post }) => post.isImportant),
      [true, true, false, false],
    )
    const { offers } = (await callApi('GET', `${path}/offers?limit=3`, { as: team.owner }))
      .body as unknown as OfferList
    assert.deepEqual(
      offers.map(({ post }) => [post.id, post.isImportant]),
      [
        [second, true],
        [first, true],
        [ids[3], false],
      ],
    )
    const claim = await callApi('POST', `${path}/claim-next`, { as: team.owner, body: {} })
    assert.containsSubset(claim, { status: 200, body: { post: { id: second } } })
    clock.advance(1)
    const skip = await callApi('PUT', `/api/posts/${first}/skip`, { as: team.owner, body: {} })
    assert.equal(skip.status, 200)
    const left = (await callApi('GET', `${path}/waiting`, { as: team.owner })).body as unknown as WaitingPosts
    assert.deepEqual(left.postIds, order.slice(2))
  })

  test('is one of two in any seven days, unless the organization chooses otherwise', async ({ assert }) => {
    const { team, ids } = await makeScene(5)
    await mark(ids[0]!, team.owner)
    clock.advance(DAY_MS)
    await mark(ids[1]!, team.admin)
    clock.advance(DAY_MS)
    const { status, body } = await mark(ids[2]!, team.owner)
    assert.equal(status, 409)
    assert.containsSubset(body, { code: 'IMPORTANT_LIMIT_REACHED', details: { limit: 2 } })
    const { until } = (body as { details: { until: string } }).details
    clock.moveTo(until)
    clock.advance(-1)
    assert.equal((await mark(ids[2]!, team.owner)).status, 409)
    clock.advance(1)
    assert.equal((await mark(ids[2]!, team.owner)).status, 200)
    for (const wrong of [-1, 21, 1.5, '2'])
      assert.equal((await allow(team, wrong)).status, 422, String(wrong))
    assert.containsSubset(await allow(team, 3), { body: { organization: { importantPerWeek: 3 } } })
    assert.equal((await mark(ids[3]!, team.owner)).status, 200)
    await allow(team, 0)
    assert.containsSubset((await mark(ids[4]!, team.owner)).body, { details: { limit: 0, until: null } })
  })

  test('keeps its place when it is important no longer, unless the mark was a mistake', async ({
    assert,
  }) => {
    const { team, ids } = await makeScene(3)
    await allow(team, 1)
    await mark(ids[0]!, team.owner)
    clock.advance(IMPORTANT_UNDO_MS - 1)
    await mark(ids[0]!, team.owner, false)
    assert.equal((await mark(ids[1]!, team.owner)).status, 200)
    clock.advance(IMPORTANT_UNDO_MS)
    await mark(ids[1]!, team.owner, false)
    assert.equal((await mark(ids[2]!, team.owner)).status, 409)
    assert.equal((await mark(ids[1]!, team.owner)).status, 200)
    clock.advance(7 * DAY_MS)
    assert.equal((await mark(ids[2]!, team.owner)).status, 200)
  })

  test('is not edited by its mark', async ({ assert }) => {
    const { team, ids } = await makeScene(1)
    clock.advance(DAY_MS)
    await mark(ids[0]!, team.owner)
    const row = await db.from('posts').where('id', ids[0]!).first()
    assert.equal(row.updated_at, row.created_at)
  })
})
