import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { listForDigest } from '#notifications/notifications/queries/list_for_digest'
import { countUnreadNotifications } from '#notifications/notifications/queries/unread_notifications'
import { told as feedOf, read } from '#notifications/notifications/tests/support/calls'
import { addMember, MINUTE_MS, pace, passMinutes } from '#notifications/pacing/tests/support/paced_team'
import MembersTold from '#notifications/pacing/events/members_told'
import {
  makeRemindedTeam,
  passReminders,
  remindAfter,
  remindersOf,
} from '#notifications/reminders/tests/support/reminders'
import { toInstant } from '#core/database/rows/instant'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import ChangeEnd from '#posts/posts/actions/change_end'
import SkipPost from '#posts/posts/actions/skip_post'
import UpdatePost from '#posts/posts/actions/update_post'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
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
const HOUR = 60
/** Three quarters of it are three hours. */
const SCHEDULE = { timeZone: 'UTC', windowHours: 4 }
const WAITING = { waiting: true, schedule: SCHEDULE }

/** Events at one instant are some milliseconds apart. */
const minuteOf = (at: Date) => at.toISOString().slice(0, 16)

test.group('A reminder of a post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  test('is refused after any other share of the window, and chosen by no member', async ({ assert }) => {
    const team = await makeTeam()
    const path = `/api/organizations/${team.organizationId}`
    for (const reminderShare of [0, 1, 74, 100, 75.5, '75', true]) {
      const { status, body } = await callApi('PATCH', path, { as: team.owner, body: { reminderShare } })
      assert.deepEqual([status, body?.code], [422, 'VALIDATION_FAILED'], String(reminderShare))
    }
    const { status } = await callApi('PATCH', path, { as: team.member, body: { reminderShare: 75 } })
    assert.equal(status, 403)
  })

  test('comes neither where none are wanted nor of a post without an end', async ({ assert }) => {
    const [team, without] = [await makeTeam(), await makeRemindedTeam()]
    const posts = [await makePost(team, WAITING), await makePost(without, { waiting: true })]
    await passReminders(clock, 10 * HOUR)
    for (const { id } of posts) assert.lengthOf(await remindersOf(id), 0)
  })

  test('comes after its share of the window, to those who have neither opened, skipped nor copied it', async ({
    assert,
  }) => {
    const team = await makeRemindedTeam()
    const [opener, skipper, copier] = [await addMember(team), await addMember(team), await addMember(team)]
    const post = await makePost(team, WAITING)
    const claimed = await makeSuggestion(post)
    await read(opener, { postIds: [post.id] })
    await new SkipPost().handle({ postId: post.id, userId: skipper.id, until: null })
    await new ClaimSuggestion().handle({ id: claimed, postId: post.id, userId: copier.id })
    await passReminders(clock, 3 * HOUR - 1)
    assert.lengthOf(await remindersOf(post.id), 0)
    await passReminders(clock, HOUR)
    const reminders = await remindersOf(post.id)
    assert.sameMembers([...reminders.keys()], [team.owner.id, team.admin.id])
    for (const at of reminders.values()) assert.equal(minuteOf(at), '2026-03-02T12:00')
  })

  test('comes to nobody of a post of which nothing is left to copy', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const post = await makePost(team, { schedule: SCHEDULE })
    await passReminders(clock, 4 * HOUR)
    assert.lengthOf(await remindersOf(post.id), 0)
  })

  test('comes once, whatever happens to the end of the post afterwards', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const { id } = await makePost(team, WAITING)
    await passReminders(clock, 3 * HOUR + 1)
    const first = await remindersOf(id)
    assert.lengthOf(first, 2)
    const late = await addMember(team)
    await new ChangeEnd().handle(id, { hours: 48 })
    await passReminders(clock, 47 * HOUR)
    await new ChangeEnd().handle(id, { hours: 0 })
    await new ChangeEnd().handle(id, { hours: 4 })
    await passReminders(clock, 4 * HOUR)
    assert.deepEqual(await remindersOf(id), first)
    assert.lengthOf(await feedOf(late), 0)
  })

  test('moves with the end of the post, and never comes at once', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const { id } = await makePost(team, WAITING)
    await passReminders(clock, 2 * HOUR)
    // Eight hours after the start; three quarters of them are six.
    await new ChangeEnd().handle(id, { hours: 6 })
    await passReminders(clock, 4 * HOUR - 1)
    assert.lengthOf(await remindersOf(id), 0)
    await passReminders(clock, 1)
    assert.lengthOf(await remindersOf(id), 2)

    const ended = await makePost(team, WAITING)
    await new ChangeEnd().handle(ended.id, { hours: 0 })
    await passReminders(clock, 48 * HOUR)
    await new ChangeEnd().handle(ended.id, { hours: 4 })
    await passReminders(clock, 3 * HOUR - 1)
    assert.lengthOf(await remindersOf(ended.id), 0)
    await passReminders(clock, 1)
    assert.lengthOf(await remindersOf(ended.id), 2)
  })

  test('waits until quiet hours are over, but not longer than the post', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const quiet = { from: '11:30', to: '12:20' }
    const later = await addMember(team, { quietHours: quiet })
    const never = await addMember(team, { quietHours: { from: '11:30', to: '13:30' } })
    const { id } = await makePost(team, WAITING)
    await passReminders(clock, 24 * HOUR)
    const reminders = await remindersOf(id)
    assert.equal(reminders.get(later.id)?.toISOString(), '2026-03-02T12:20:00.000Z')
    assert.isFalse(reminders.has(never.id))
  })

  test('of a pending post counts from its approval', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const administrator = await makeUser({ isAdmin: true })
    const { id } = await makePost(team, { ...WAITING, pending: true })
    await passReminders(clock, 24 * HOUR)
    await new ModeratePost().handle({ id, moderatorId: administrator.id, action: 'approve' })
    const approvedAt = clock.now().getTime()
    await passReminders(clock, 24 * HOUR)
    const times = [...(await remindersOf(id)).values()]
    assert.lengthOf(times, 2)
    for (const at of times) assert.closeTo(at.getTime() - approvedAt, 3 * HOUR * MINUTE_MS, 5_000)
  })

  test('of a paced post comes to those who were told of it, each at a minute of their own', async ({
    assert,
  }) => {
    const team = await makeRemindedTeam()
    await pace(team)
    for (let index = 0; index < 5; index += 1) await addMember(team)
    const tomorrow = await addMember(team, { quietHours: { from: '00:00', to: '12:59' } })
    const { id } = await makePost(team, WAITING)
    await runJobs()
    await passMinutes(clock, 3 * HOUR)
    await passReminders(clock, HOUR)
    const reminders = await remindersOf(id)
    assert.lengthOf(reminders, 7)
    assert.isFalse(reminders.has(tomorrow.id))
    assert.lengthOf(new Set([...reminders.values()].map(Number)), 7)
  })

  test('is a notification with what the member would copy next, until they open the post or it ends', async ({
    assert,
  }) => {
    const team = await makeRemindedTeam()
    await new ChooseDigest().handle(team.admin.id, 'UTC')
    const { id } = await makePost(team, WAITING)
    const before = await countUnreadNotifications(team.admin.id, 'web')
    await passReminders(clock, 3 * HOUR + 1)
    const [reminder, shared] = await feedOf(team.admin)
    assert.containSubset(reminder, {
      id: `reminder:${id}`,
      type: 'post.reminded',
      read: false,
      from: team.member.name,
      post: { id },
    })
    assert.isString(reminder!.waiting!.suggestion)
    assert.equal(shared!.type, 'post.shared')
    assert.equal(await countUnreadNotifications(team.admin.id, 'web'), before + 1)
    // It has a mail of its own.
    clock.advance(MINUTE_MS)
    const digest = await listForDigest(team.admin.id, toInstant(clock.now()))
    assert.deepEqual(
      digest!.map(({ type }) => type),
      ['post.shared'],
    )
    await read(team.admin, { postIds: [id] })
    assert.isTrue((await feedOf(team.admin))[0]!.read)
    await new ChangeEnd().handle(id, { hours: 0 })
    assert.lengthOf(await feedOf(team.admin), 0)
  })

  test('is told to clients of that member only', async ({ assert, cleanup }) => {
    const team = await makeRemindedTeam()
    const events: string[] = []
    cleanup(
      emitter.on(MembersTold, (event) => {
        events.push(...event.broadcast().map(({ channel, event: { type } }) => `${channel} ${type}`))
      }),
    )
    await makePost(team, WAITING)
    await passReminders(clock, 4 * HOUR)
    assert.sameMembers(
      events,
      [team.owner, team.admin].map(({ id }) => `user:${id} post.reminded`),
    )
  })

  test('is never planned of a post that waits for a moderator when it is due', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const { organizationId } = team
    const { id } = await makePost(team, WAITING)
    await new UpdatePost().handle({ id, organizationId }, { url: 'https://unheard-of.example/moved' })
    await passReminders(clock, 4 * HOUR)
    assert.lengthOf(await remindersOf(id), 0)
    const { id: moderatorId } = await makeUser({ isAdmin: true })
    await new ModeratePost().handle({ id, moderatorId, action: 'approve' })
    await passReminders(clock, 4 * HOUR)
    assert.lengthOf(await remindersOf(id), 2)
  })

  test('may be turned off for posts to come', async ({ assert }) => {
    const team = await makeRemindedTeam()
    await remindAfter(team, null)
    const { id } = await makePost(team, WAITING)
    await passReminders(clock, 4 * HOUR)
    assert.lengthOf(await remindersOf(id), 0)
  })
})
