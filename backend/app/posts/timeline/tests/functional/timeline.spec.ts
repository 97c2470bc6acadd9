import { test } from '@japa/runner'
import type { Timeline } from '#contract/posts/data/timeline'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { addMember, makePacedTeam, MINUTE_MS, timesOf } from '#notifications/pacing/tests/support/paced_team'
import { makeRemindedTeam, passReminders } from '#notifications/reminders/tests/support/reminders'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import ChangeEnd from '#posts/posts/actions/change_end'
import DeletePost from '#posts/posts/actions/delete_post'
import { startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { runJobs } from '#tests/jobs'
import { queriesOf } from '#tests/queries'

/** A Monday. */
const NOW = '2026-03-02T09:00:00.000Z'
const UTC = { timeZone: 'UTC' }

const timelineOf = async (id: string, as: User): Promise<Timeline> =>
  (await callApi('GET', `/api/posts/${id}/timeline`, { as })).body as unknown as Timeline

/** The entries as `moment time`, with the time of the day and how many were reached. */
const linesOf = ({ entries }: Timeline): string[] =>
  entries.map(({ moment, at, reached }) =>
    [moment, at.slice(11, 16), ...(reached ? [`${reached.count}/${reached.of}`] : [])].join(' '),
  )

async function copy(post: Parameters<typeof makeSuggestion>[0], as: User): Promise<string> {
  const id = await makeSuggestion(post)
  await callApi('POST', `/api/comments/${id}/lock`, { as, body: {} })
  return id
}

test.group('The timeline of a post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))
  const minutes = (count: number) => clock.advance(count * MINUTE_MS)
  const moveTo = (time: string) => clock.moveTo(new Date(`2026-03-02T${time}:00.000Z`))

  test('is for its author and admins', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team)
    const other = await addMember(team)
    const statusFor = async (as?: User) => (await callApi('GET', `/api/posts/${id}/timeline`, { as })).status
    assert.equal(await statusFor(), 401)
    assert.equal(await statusFor(team.stranger), 404)
    assert.equal(await statusFor(other), 403)
    assert.equal(await statusFor(team.member), 200)
    assert.equal(await statusFor(team.admin), 200)
    await new DeletePost().handle({ id })
    assert.equal(await statusFor(team.admin), 404)
  })

  test('has its start, and its end that is ahead', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { schedule: { ...UTC, windowHours: 4 } })
    const timeline = await timelineOf(id, team.member)
    assert.deepEqual(linesOf(timeline), ['start 09:00', 'end 13:00'])
    assert.deepEqual(timeline.telling, { mode: null, told: 0, of: 0, nextAt: null })
    minutes(60)
    await new ChangeEnd().handle(id, { hours: 0 })
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), ['start 09:00', 'end 10:00'])
    await new ChangeEnd().handle(id, { hours: null })
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), ['start 09:00'])
  })

  test('has when a scheduled post was created, before and after it starts', async ({ assert }) => {
    const team = await makeTeam()
    const schedule = { ...UTC, start: '2026-03-02T10:00', windowHours: 2 }
    const { id } = await makePost(team, { schedule })
    const expected = ['created 09:00', 'start 10:00', 'end 12:00']
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), expected)
    minutes(60)
    await startDuePosts()
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), expected)
  })

  test('has no start and no end while a moderator reviews the post', async ({ assert }) => {
    const team = await makeTeam()
    const schedule = { ...UTC, windowHours: 4 }
    const { id } = await makePost(team, { pending: true, isPublic: true, schedule })
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), ['created 09:00'])
    minutes(30)
    const moderatorId = (await makeUser({ isAdmin: true })).id
    await new ModeratePost().handle({ id, action: 'approve', moderatorId })
    assert.deepEqual(linesOf(await timelineOf(id, team.member)), [
      'created 09:00',
      'start 09:30',
      'end 13:30',
    ])
  })

  test('has when members were told, and when the next one is', async ({ assert }) => {
    const team = await makePacedTeam()
    await addMember(team, { quietHours: { from: '08:00', to: '12:00' } })
    const { id } = await makePost(team, { waiting: true, schedule: { ...UTC, windowHours: 8 } })
    await runJobs()
    const told = async () =>
      linesOf(await timelineOf(id, team.member)).filter((line) => line.includes('Told'))
    const dueAt = (await timesOf(id)).map((time) => time.dueAt)
    const at = dueAt.map((time) => time.toISOString().slice(11, 16))
    assert.deepEqual(await told(), [`nextTold ${at[0]}`])
    clock.moveTo(dueAt[0]!)
    await tellDueMembers()
    assert.deepEqual(await told(), [`firstTold ${at[0]} 1/3`, `nextTold ${at[1]}`])
    clock.moveTo(dueAt[1]!)
    await tellDueMembers()
    assert.deepEqual(await told(), [`firstTold ${at[0]} 1/3`, `lastTold ${at[1]} 2/3`, `nextTold ${at[2]}`])
    assert.containSubset(await timelineOf(id, team.member), { telling: { mode: 'paced', told: 2, of: 3 } })
  })

  test('has the first copy, that of half of the members, and the last member to copy', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const others = [await addMember(team), await addMember(team)]
    const copied = async () =>
      linesOf(await timelineOf(post.id, team.admin)).filter((line) => /Cop/.test(line))
    assert.deepEqual(await copied(), [])
    moveTo('10:00')
    await copy(post, team.owner)
    assert.deepEqual(await copied(), ['firstCopy 10:00 1/4'])
    moveTo('11:00')
    await copy(post, team.owner)
    assert.deepEqual(await copied(), ['firstCopy 10:00 1/4'])
    moveTo('12:00')
    await copy(post, team.admin)
    moveTo('13:00')
    await copy(post, others[0]!)
    assert.deepEqual(await copied(), ['firstCopy 10:00 1/4', 'halfCopied 12:00 2/4', 'lastCopy 13:00 3/4'])
    await new RemoveMember().handle({ ...team, actorId: team.owner.id, userId: others[0]!.id })
    assert.deepEqual(await copied(), ['firstCopy 10:00 1/3', 'halfCopied 12:00 2/3', 'lastCopy 12:00 2/3'])
  })

  test('does not count the copies of its author, and those that were given back', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { userId: team.owner.id })
    const id = await makeSuggestion(post, { userId: team.admin.id })
    await callApi('POST', `/api/comments/${id}/lock`, { as: team.owner, body: {} })
    const given = await copy(post, team.admin)
    await callApi('POST', `/api/comments/${given}/unlock`, { as: team.admin, body: {} })
    assert.deepEqual(linesOf(await timelineOf(post.id, team.owner)), ['start 09:00'])
  })

  test('has when members are reminded, and how many were', async ({ assert }) => {
    const team = await makeRemindedTeam()
    await addMember(team, { quietHours: { from: '11:00', to: '12:30' } })
    const { id } = await makePost(team, { waiting: true, schedule: { ...UTC, windowHours: 4 } })
    const reminded = async () =>
      linesOf(await timelineOf(id, team.member)).filter((line) => line.startsWith('reminded'))
    assert.deepEqual(await reminded(), ['reminded 12:00'])
    await passReminders(clock, 190)
    assert.deepEqual(await reminded(), ['reminded 12:00 2/3'])
    await passReminders(clock, 30)
    assert.deepEqual(await reminded(), ['reminded 12:00 3/3'])
  })

  test('needs four queries, however many members there are', async ({ assert }) => {
    const team = await makePacedTeam()
    const post = await makePost(team, { waiting: true })
    const as = await tokenOf(team.member)
    const signIn = (await queriesOf(() => callApi('GET', '/api/moods', { as }))).length
    const read = () => queriesOf(() => callApi('GET', `/api/posts/${post.id}/timeline`, { as }))
    const few = (await read()).length
    const copiers = await makeCopiers(team, 12)
    await runJobs()
    for (const each of copiers) await copy(post, each)
    const many = await read()
    assert.isAtMost(many.length, signIn + 4, many.join('\n'))
    assert.isAtMost(few, many.length)
  })
})

async function makeCopiers(team: Team, count: number): Promise<User[]> {
  const copiers: User[] = []
  for (let index = 0; index < count; index += 1) copiers.push(await addMember(team))
  return copiers
}
