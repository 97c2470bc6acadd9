import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { fromInstant } from '#core/database/rows/instant'
import type User from '#identity/users/models/user'
import { mailInactiveMembers } from '#notifications/inactivity/jobs/mail_inactive_members'
import { unsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { addMember } from '#notifications/pacing/tests/support/paced_team'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import SkipPost from '#posts/posts/actions/skip_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { mailsTo } from '#tests/mails'

/** A Monday. */
const NOW = '2026-03-02T09:00:00.000Z'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const mailAfter = ({ organizationId, owner }: Team, inactivityWeeks: number | null) =>
  new UpdateOrganization().handle({ organizationId, actorId: owner.id, changes: { inactivityWeeks } })

async function makeTeamWithMails(weeks = 2): Promise<Team> {
  const team = await makeTeam()
  await mailAfter(team, weeks)
  return team
}

/** As the first request of a session does. */
async function visit(user: User): Promise<void> {
  const { status } = await callApi('GET', '/api/auth/status', { as: user })
  if (status !== 200) throw new Error(`The visit was refused with ${status}`)
}

test.group('The mail after weeks without a visit', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  async function passDays(days: number): Promise<void> {
    for (let hours = 0; hours < days * 24; hours += 1) {
      clock.advance(HOUR_MS)
      await mailInactiveMembers()
    }
  }

  test('is refused after any other number of weeks, and chosen by no member', async ({ assert }) => {
    const team = await makeTeam()
    const path = `/api/organizations/${team.organizationId}`
    for (const inactivityWeeks of [0, 1, 3, 52, 2.5, '2', false]) {
      const { status } = await callApi('PATCH', path, { as: team.owner, body: { inactivityWeeks } })
      assert.equal(status, 422, String(inactivityWeeks))
    }
    const { status } = await callApi('PATCH', path, { as: team.member, body: { inactivityWeeks: 2 } })
    assert.equal(status, 403)
  })

  test('does not come unless the organization has chosen it, the member wants it and something waits', async ({
    assert,
  }) => {
    const [without, team, empty] = [await makeTeam(), await makeTeamWithMails(), await makeTeamWithMails()]
    const unwilling = await addMember(team)
    const skipper = await addMember(team)
    const unconfirmed = await addMember(team)
    await unconfirmed.merge({ emailVerifiedAt: null }).save()
    for (const user of [without.admin, unwilling, skipper, unconfirmed, team.member, empty.admin])
      await visit(user)
    const { status } = await callApi('PUT', '/api/users/me/inactivity-mail', {
      as: unwilling,
      body: { enabled: false },
    })
    assert.equal(status, 200)
    clock.advance(DAY_MS)
    await makePost(without, { waiting: true })
    const { id: postId } = await makePost(team, { waiting: true })
    await new SkipPost().handle({ postId, userId: skipper.id, until: null })
    await passDays(20)
    for (const user of [without.admin, unwilling, skipper, unconfirmed, team.member, empty.admin])
      assert.isEmpty(await mailsTo(user.email))
  })

  test('comes once between two visits, with the posts that wait', async ({ assert }) => {
    const team = await makeTeamWithMails()
    await visit(team.admin)
    clock.advance(DAY_MS)
    await makePost(team, { waiting: true, title: 'The first' })
    await makePost(team, { waiting: true, title: 'A secret', isSensitive: true })
    await passDays(12)
    assert.isEmpty(await mailsTo(team.admin.email))
    await passDays(2)
    const [mail, ...more] = await mailsTo(team.admin.email)
    assert.isEmpty(more)
    assert.equal(mail!.subject, '2 posts wait for you')
    assert.include(mail!.text, 'The first')
    assert.notInclude(mail!.text, 'A secret')
    await makePost(team, { waiting: true })
    await passDays(15)
    assert.lengthOf(await mailsTo(team.admin.email), 1)
    await visit(team.admin)
    clock.advance(DAY_MS)
    await makePost(team, { waiting: true })
    await passDays(15)
    assert.lengthOf(await mailsTo(team.admin.email), 2)
  })

  test('comes within the active hours of the member', async ({ assert }) => {
    const team = await makeTeamWithMails()
    const member = await addMember(team, {
      timeZone: 'Pacific/Auckland',
      activeHours: { from: '10:00', to: '12:00' },
      daysOff: [1, 2],
    })
    await visit(member)
    await makePost(team, { waiting: true })
    await passDays(16)
    const [row] = await db.from('users').where('id', member.id).select('inactivity_mailed_at')
    // Wednesday at ten, thirteen hours ahead.
    assert.equal(fromInstant(row.inactivity_mailed_at).toISOString().slice(0, 13), '2026-03-17T21')
    assert.lengthOf(await mailsTo(member.email), 1)
  })

  test('counts a request of a session as a visit', async ({ assert }) => {
    const team = await makeTeamWithMails()
    clock.advance(10 * DAY_MS)
    await visit(team.admin)
    await makePost(team, { waiting: true })
    const [row] = await db.from('users').where('id', team.admin.id).select('seen_at')
    assert.isAtLeast(fromInstant(row.seen_at).getTime(), Date.parse(NOW) + 10 * DAY_MS)
    await passDays(5)
    assert.isEmpty(await mailsTo(team.admin.email))
  })

  test('ends with one click', async ({ assert }) => {
    const team = await makeTeamWithMails()
    const token = encodeURIComponent(unsubscribeToken(team.admin.id, 'inactivity'))
    assert.equal((await callApi('POST', `/api/digest/unsubscribe?token=${token}`)).status, 204)
    const { body } = await callApi('GET', '/api/users/me/notification-choices', { as: team.admin })
    assert.containsSubset(body, { inactivityMail: false, digest: null })
  })

  test('is sent by one of several servers', async ({ assert }) => {
    const team = await makeTeamWithMails()
    await visit(team.admin)
    clock.advance(DAY_MS)
    await makePost(team, { waiting: true })
    clock.advance(14 * DAY_MS)
    await Promise.all([mailInactiveMembers(), mailInactiveMembers(), mailInactiveMembers()])
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })
})
