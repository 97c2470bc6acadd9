import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { REPORTS_THAT_HIDE } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { findPost } from '#posts/posts/queries/find_post'
import { forgetNetworks } from '#moderation/reports/jobs/forget_networks'
import { STANDING_AGE_MS } from '#moderation/reports/rules/standing'
import type User from '#identity/users/models/user'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * HOUR_MS

/** Registers accounts as any client does. */
async function register(count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const body = { name: 'Throw Away', email: `${newId()}@example.org`, password: PASSWORD }
    tokens.push((await callApi('POST', '/api/auth/register', { body })).body!.token as string)
  }
  return tokens
}

const report = (as: string, { id }: { id: string }) =>
  callApi('POST', `/api/community/posts/${id}/report`, { as, body: { reason: 'spam' } })

const makePosts = (team: Team, count: number) =>
  Promise.all(Array.from({ length: count }, () => makePost(team, { isPublic: true })))

const withNetwork = () => db.from('reports').whereNotNull('network')

const listed = async (posts: readonly { id: string }[]) => {
  const found = await Promise.all(posts.map(({ id }) => findPost({ id })))
  return found.filter((post) => post!.listed).length
}

test.group('Throw-away accounts that report', (group) => {
  dialect(group)
  rollBack(group)

  test('hide nothing, raise an alarm, and are answered together', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const posts = await makePosts(team, 3)
    const as = await makeUser({ isAdmin: true })
    const stats = async () => (await callApi('GET', '/api/posts/admin/stats', { as })).body!
    const tokens = await register(REPORTS_THAT_HIDE)
    assert.isNull((await stats()).reportAlarm)
    for (const token of tokens) {
      for (const post of posts) assert.equal((await report(token, post)).status, 201)
    }
    assert.equal(await listed(posts), 3)
    assert.deepEqual((await stats()).reportAlarm, { accounts: REPORTS_THAT_HIDE, posts: 3 })

    const queue = await callApi('GET', '/api/admin/reports?withoutWeight=true&status=pending', { as })
    assert.containSubset(queue.body, { pagination: { total: 15 }, hiddenPosts: 0 })
    const turnDown = { withoutWeight: true, moderatorResponse: 'We found nothing wrong.' }
    const answer = await callApi('POST', '/api/admin/turned-down-reports', { as, body: turnDown })
    assert.deepEqual(answer.body, { resolvedReports: 15, shownPosts: 0, remainingReports: 0 })
    assert.isNull((await stats()).reportAlarm)
    const mine = await callApi('GET', '/api/users/me/reports', { as: tokens[0]! })
    assert.containSubset(mine.body, { reports: [{ moderatorResponse: 'We found nothing wrong.' }] })
    for (const word of ['weight', 'turned', 'standing']) assert.notInclude(JSON.stringify(mine.body), word)
  })

  test('are forgotten by the alarm after an hour', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [post] = await makePosts(await makeTeam(), 1)
    for (const token of await register(REPORTS_THAT_HIDE)) await report(token, post!)
    clock.advance(HOUR_MS)
    const as = await makeUser({ isAdmin: true })
    assert.isNull((await callApi('GET', '/api/posts/admin/stats', { as })).body!.reportAlarm)
  })

  test('have standing after a week with a confirmed address, and hide five posts a day at most', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const people = await Promise.all(Array.from({ length: REPORTS_THAT_HIDE }, () => makeUser()))
    const posts = await makePosts(await makeTeam(), 13)
    for (const person of people) await makeReport(person, posts[0]!)
    assert.equal(await listed(posts), 13)
    clock.advance(STANDING_AGE_MS)
    for (const post of posts.slice(1)) {
      for (const person of people) await makeReport(person, post)
    }
    assert.equal(await listed(posts), 8)
  })
})

test.group('People who report', (group) => {
  dialect(group)
  rollBack(group)

  test('count from their second day on in an organization that shares posts', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const team = await makeTeam()
    const [post, other] = await makePosts(team, 2)
    clock.advance(MONTH_MS)
    const colleague = await makeUser()
    await db.table('memberships').insert({
      id: newId(),
      organization_id: team.organizationId,
      user_id: colleague.id,
      role: 'member',
      joined_at: '2026-04-01 09:00:00.000',
    })
    const stranger = await makeUser()
    const weightOf = async (person: User, at = post!) => {
      const id = await makeReport(person, at)
      return Number((await db.from('reports').where('id', id).firstOrFail()).weight)
    }
    assert.deepEqual([await weightOf(colleague), await weightOf(stranger)], [0, 0])
    clock.advance(24 * HOUR_MS)
    assert.deepEqual([await weightOf(colleague, other!), await weightOf(stranger, other!)], [100, 0])
  })

  test('count less once they were turned down, and have what they hid shown again together', async ({
    assert,
  }) => {
    const people = await Promise.all(
      Array.from({ length: REPORTS_THAT_HIDE }, () => makeUser({ isEstablished: true })),
    )
    const posts = await makePosts(await makeTeam(), 4)
    for (const post of posts) {
      for (const person of people) await makeReport(person, post)
    }
    assert.equal(await listed(posts), 0)
    const as = await makeUser({ isAdmin: true })
    const filter = `reportersOf=${posts[0]!.id}&hidden=true`
    const wave = await callApi('GET', `/api/admin/reports?${filter}`, { as })
    assert.containSubset(wave.body, { pagination: { total: 20 }, hiddenPosts: 4 })
    const body = { reportersOf: posts[0]!.id, moderatorResponse: 'Please stop.' }
    const answer = await callApi('POST', '/api/admin/turned-down-reports', { as, body })
    assert.deepEqual(answer.body, { resolvedReports: 20, shownPosts: 4, remainingReports: 0 })
    assert.equal(await listed(posts), 4)
    const [next] = await makePosts(await makeTeam(), 1)
    for (const person of people) await makeReport(person, next!)
    assert.equal(await listed([next!]), 1)
  })

  test('count less from one network, whoever else reports', async ({ assert }) => {
    const people = await Promise.all(Array.from({ length: 9 }, () => makeUser({ isEstablished: true })))
    const [post] = await makePosts(await makeTeam(), 1)
    for (const person of people.slice(1)) await makeReport(person, post!, { network: 'the office' })
    assert.equal(await listed([post!]), 1)
    await makeReport(people[0]!, post!, { network: 'the office' })
    assert.equal(await listed([post!]), 0)
  })

  test('have their network forgotten after a month', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [post] = await makePosts(await makeTeam(), 1)
    await makeReport(await makeUser(), post!, { network: 'the office' })
    await forgetNetworks()
    assert.lengthOf(await withNetwork(), 1)
    clock.advance(MONTH_MS + 1)
    await forgetNetworks()
    assert.lengthOf(await withNetwork(), 0)
  })

  test('cannot all be turned down at once: somebody has to be named', async ({ assert }) => {
    const as = await makeUser({ isAdmin: true })
    for (const reporters of [{}, { withoutWeight: false }]) {
      const body = { ...reporters, moderatorResponse: 'No.' }
      const { status } = await callApi('POST', '/api/admin/turned-down-reports', { as, body })
      assert.equal(status, 422)
    }
  })
})
