import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { isQuiet, DEFAULT_RHYTHM } from '#contract/notifications/rules/rhythm'
import type { StreamMessage } from '#core/events/broadcast_event'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { countUnreadNotifications } from '#notifications/notifications/queries/unread_notifications'
import { listForDigest } from '#notifications/notifications/queries/list_for_digest'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { toInstant } from '#core/database/rows/instant'
import { told as feedOf, read } from '#notifications/notifications/tests/support/calls'
import MembersTold from '#notifications/pacing/events/members_told'
import TellingChanged from '#notifications/pacing/events/telling_changed'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import {
  addMember,
  chooseRhythm,
  makePacedTeam,
  MINUTE_MS,
  pace,
  passMinutes,
  timesOf,
  toldOf,
} from '#notifications/pacing/tests/support/paced_team'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import ChangeEnd from '#posts/posts/actions/change_end'
import DeletePost from '#posts/posts/actions/delete_post'
import SkipPost from '#posts/posts/actions/skip_post'
import UpdatePost from '#posts/posts/actions/update_post'
import { startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { PostReads } from '#posts/public'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runJobs } from '#tests/jobs'

/** A Monday. */
const NOW = '2026-03-02T09:00:00.000Z'
const DAY_MINUTES = 1_440
const HOURS = { timeZone: 'UTC', windowHours: 4 }

/** The times are planned after the post has started. */
async function share(...post: Parameters<typeof makePost>) {
  const made = await makePost(...post)
  await runJobs()
  return made
}

test.group('A post of an organization that paces posts', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  const minutes = (count: number) => clock.advance(count * MINUTE_MS)
  test('is told to all members at once where posts are not paced, without a plan', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await share(team, { waiting: true, tellNow: true })
    assert.lengthOf(await timesOf(id), 0)
    assert.containsSubset(await feedOf(team.admin), [{ type: 'post.shared', post: { id } }])
  })

  test('is told to each member at a time of their own within the first half of its window', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const { id } = await share(team, { waiting: true, schedule: HOURS })
    const times = await timesOf(id)
    assert.sameMembers(
      times.map(({ userId }) => userId),
      [team.owner.id, team.admin.id],
    )
    const end = clock.now().getTime() + 120 * MINUTE_MS
    for (const { dueAt } of times) assert.isTrue(dueAt >= clock.now() && dueAt.getTime() < end)
    assert.lengthOf(new Set(times.map(({ dueAt }) => dueAt.getTime())), 2)
  })

  test('is in the notifications of a member from their time on, unread and in the digest', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    await new ChooseDigest().handle(team.admin.id, 'UTC')
    const { id } = await share(team, { waiting: true })
    const { dueAt } = (await timesOf(id)).find(({ userId }) => userId === team.admin.id)!
    assert.lengthOf(await feedOf(team.admin), 0)
    assert.equal(await countUnreadNotifications(team.admin.id, 'web'), 0)
    assert.equal(await new PostReads(team.admin.id).countUnread(), 0)
    clock.moveTo(dueAt)
    await tellDueMembers()
    assert.containsSubset(await feedOf(team.admin), [
      { id: `post:${id}`, type: 'post.shared', at: dueAt.toISOString(), read: false },
    ])
    assert.equal(await countUnreadNotifications(team.admin.id, 'web'), 1)
    assert.equal(await new PostReads(team.admin.id).countUnread(), 1)
    minutes(1)
    assert.lengthOf((await listForDigest(team.admin.id, toInstant(clock.now())))!, 1)
    await read(team.admin, { postIds: [id] })
    assert.equal(await countUnreadNotifications(team.admin.id, 'web'), 0)
  })

  test('is told to clients of that member only, once', async ({ assert, cleanup }) => {
    const team = await makePacedTeam()
    const { id } = await share(team, { waiting: true })
    const events: string[] = []
    cleanup(
      emitter.on(
        MembersTold,
        (event) => void events.push(...event.broadcast().map(({ channel }) => channel)),
      ),
    )
    await passMinutes(clock, DAY_MINUTES)
    assert.sameMembers(events, [`user:${team.owner.id}`, `user:${team.admin.id}`])
    assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id])
  })

  test('tells its author and admins of a batch once, however many members are in it', async ({
    assert,
    cleanup,
  }) => {
    const team = await makePacedTeam()
    for (let index = 0; index < 5; index += 1) await addMember(team)
    const { id } = await share(team, { waiting: true, tellNow: true })
    const messages: StreamMessage[] = []
    cleanup(emitter.on(TellingChanged, (event) => void messages.push(...event.broadcast())))
    minutes(1)
    await tellDueMembers()
    assert.lengthOf(await toldOf(id), 7)
    const event = { type: 'telling.changed', organizationId: team.organizationId, postId: id } as const
    assert.sameDeepMembers(
      messages,
      [team.member, team.admin, team.owner].map((user) => ({ channel: `user:${user.id}` as const, event })),
    )
  })

  test('asks for suggestions, and is not told again once some wait', async ({ assert, cleanup }) => {
    const team = await makePacedTeam()
    const post = await share(team)
    await passMinutes(clock, DAY_MINUTES)
    const [wanted] = await feedOf(team.admin)
    assert.containSubset(wanted, { id: `post:${post.id}`, type: 'suggestions.wanted' })
    let events = 0
    cleanup(emitter.on(MembersTold, () => void (events += 1)))
    await makeSuggestion(post, { userId: team.owner.id })
    await runJobs()
    await passMinutes(clock, 60)
    assert.containSubset(await feedOf(team.admin), [{ id: wanted!.id, type: 'post.shared', at: wanted!.at }])
    assert.equal(events, 0)
  })

  test('is told to the author of all its suggestions when another one comes', async ({ assert }) => {
    const team = await makePacedTeam()
    const post = await share(team)
    await makeSuggestion(post, { userId: team.admin.id })
    await passMinutes(clock, DAY_MINUTES)
    assert.sameMembers(await toldOf(post.id), [team.owner.id])
    await makeSuggestion(post, { userId: team.owner.id })
    await runJobs()
    await passMinutes(clock, DAY_MINUTES)
    assert.sameMembers(await toldOf(post.id), [team.owner.id, team.admin.id])
    assert.containsSubset(await feedOf(team.admin), [{ type: 'post.shared' }])
  })

  test('is told now if its author says so, except in quiet hours and whatever the limit', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const busy = await addMember(team, { postsPerDay: 1 })
    const asleep = await addMember(team, { quietHours: { from: '08:00', to: '10:00' } })
    for (const tellNow of [true, true]) {
      const { id } = await share(team, { waiting: true, tellNow })
      minutes(1)
      await tellDueMembers()
      assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id, busy.id])
      assert.containsSubset(await timesOf(id), [
        { userId: asleep.id, dueAt: new Date('2026-03-02T10:00:00.000Z'), toldAt: null },
      ])
    }
    minutes(61)
    await tellDueMembers()
    assert.lengthOf(await feedOf(asleep), 2)
  })

  test('takes the choice of its author from the request, and refuses another value', async ({ assert }) => {
    const team = await makePacedTeam()
    const url = 'https://www.linkedin.com/posts/1'
    const body = { organizationId: team.organizationId, title: 'Rocket', url }
    const create = (tellNow: unknown) =>
      callApi('POST', '/api/posts', { as: team.member, body: { ...body, tellNow } })
    assert.equal((await create('yes')).status, 422)
    assert.equal((await create(true)).status, 201)
    assert.deepEqual(await db.from('posts').where('organization_id', team.organizationId).select('pacing'), [
      { pacing: 'now' },
    ])
  })

  test('is planned when it starts, and by the choice of the organization then', async ({ assert }) => {
    const team = await makePacedTeam()
    const schedule = { timeZone: 'UTC', start: '2026-03-02T10:00' }
    const paced = await share(team, { schedule, waiting: true })
    const now = await share(team, { schedule, tellNow: true })
    assert.lengthOf(await timesOf(paced.id), 0)
    minutes(60)
    await startDuePosts()
    await runJobs()
    assert.lengthOf(await timesOf(paced.id), 2)
    minutes(1)
    await tellDueMembers()
    assert.sameMembers(await toldOf(now.id), [team.owner.id, team.admin.id])
    const tomorrow = { timeZone: 'UTC', start: '2026-03-03T10:00' }
    const atOnce = await share(team, { schedule: tomorrow, waiting: true })
    await pace(team, false)
    minutes(DAY_MINUTES)
    await startDuePosts()
    await runJobs()
    assert.lengthOf(await timesOf(atOnce.id), 0)
    assert.containsSubset(await feedOf(team.admin), [{ id: `post:${atOnce.id}` }])
  })

  test('is planned when a moderator has approved it, and again when another link was approved', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const moderatorId = (await makeUser({ isAdmin: true })).id
    const { id } = await share(team, { pending: true, isPublic: true })
    assert.lengthOf(await timesOf(id), 0)
    await new ModeratePost().handle({ id, action: 'approve', moderatorId })
    await runJobs()
    assert.lengthOf(await timesOf(id), 2)
    const { organizationId } = team
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://unheard-of.example/other' })
    await passMinutes(clock, DAY_MINUTES)
    assert.lengthOf(await timesOf(id), 0)
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://www.linkedin.com/posts/2' })
    await runJobs()
    await passMinutes(clock, DAY_MINUTES)
    assert.lengthOf(await toldOf(id), 2)
  })

  test('is told to nobody who joins after its start, has left, skips it or has opened it', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const [leaver, skipper, opener] = [await addMember(team), await addMember(team), await addMember(team)]
    const { id } = await share(team, { waiting: true, tellNow: true })
    const newcomer = await addMember(team)
    await new RemoveMember().handle({ ...team, actorId: team.owner.id, userId: leaver.id })
    await new SkipPost().handle({ postId: id, userId: skipper.id, until: null })
    await read(opener, { postIds: [id] })
    minutes(1)
    await tellDueMembers()
    assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id])
    for (const member of [newcomer, leaver, skipper, opener]) assert.isEmpty(await feedOf(member))
  })

  test('is told to nobody once it has ended, and to the others when it is opened again', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const asleep = await addMember(team, { quietHours: { from: '08:00', to: '20:00' } })
    const { id } = await share(team, { waiting: true, tellNow: true })
    minutes(1)
    await tellDueMembers()
    await new ChangeEnd().handle(id, { hours: 0 })
    minutes(DAY_MINUTES / 2)
    await tellDueMembers()
    assert.isEmpty(await feedOf(asleep))
    assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id])
    await new ChangeEnd().handle(id, { hours: 24 })
    await runJobs()
    minutes(1)
    await tellDueMembers()
    assert.lengthOf(await feedOf(asleep), 1)
    assert.lengthOf(await timesOf(id), 3)
  })

  test('is told before an end that has been moved forward', async ({ assert }) => {
    const team = await makePacedTeam()
    const { id } = await share(team, { waiting: true })
    await new ChangeEnd().handle(id, { hours: 1 })
    await runJobs()
    for (const { dueAt } of await timesOf(id))
      assert.isTrue(dueAt.getTime() < clock.now().getTime() + 3_600_000)
    assert.lengthOf(await timesOf(id), 2)
  })

  test('takes its times with it when it is deleted', async ({ assert }) => {
    const team = await makePacedTeam()
    const { id } = await share(team)
    await new DeletePost().handle({ id })
    assert.lengthOf(await timesOf(id), 0)
    await passMinutes(clock, 60)
  })

  test('respects quiet hours and a limit that a member chooses after the plan', async ({ assert }) => {
    const team = await makePacedTeam()
    const posts = [await share(team, { schedule: HOURS }), await share(team, { schedule: HOURS })]
    const quietHours = { from: '09:00', to: '11:30' }
    await chooseRhythm(team.admin, { quietHours, postsPerDay: 1 })
    await passMinutes(clock, 240)
    const times = (await Promise.all(posts.map(({ id }) => timesOf(id)))).flat()
    const told = times.filter(({ userId, toldAt }) => userId === team.admin.id && toldAt !== null)
    assert.lengthOf(told, 1)
    assert.isFalse(isQuiet({ ...DEFAULT_RHYTHM, quietHours }, told[0]!.toldAt!))
    assert.lengthOf(await feedOf(team.admin), 1)
  })

  test('is not told to everybody at once after the servers were down', async ({ assert }) => {
    const team = await makePacedTeam()
    for (let index = 0; index < 20; index += 1) await addMember(team)
    const { id } = await share(team, { waiting: true })
    minutes(DAY_MINUTES)
    await tellDueMembers()
    assert.isAtMost((await toldOf(id)).length, 2)
    await passMinutes(clock, DAY_MINUTES / 2)
    const times = (await timesOf(id)).map(({ toldAt }) => toldAt!.getTime())
    assert.lengthOf(times, 22)
    assert.lengthOf(new Set(times), 22)
  })

  test('says to its author and admins how many were told', async ({ assert }) => {
    const team = await makePacedTeam()
    const { id } = await share(team)
    const telling = async (as = team.member) => callApi('GET', `/api/posts/${id}/telling`, { as })
    const other = await addMember(team)
    assert.equal((await telling(other)).status, 403)
    assert.equal((await telling(team.stranger)).status, 404)
    const [first] = await timesOf(id)
    assert.deepEqual((await telling()).body, {
      mode: 'paced',
      told: 0,
      of: 2,
      nextAt: first!.dueAt.toISOString(),
    })
    await passMinutes(clock, DAY_MINUTES)
    assert.deepEqual((await telling(team.admin)).body, { mode: 'paced', told: 2, of: 2, nextAt: null })
  })
})
