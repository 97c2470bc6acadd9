import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import { unsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { addMember } from '#notifications/pacing/tests/support/paced_team'
import { makeRemindedTeam, passReminders } from '#notifications/reminders/tests/support/reminders'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { mailsTo } from '#tests/mails'

const WAITING = { waiting: true, schedule: { timeZone: 'UTC', windowHours: 4 } }
const WINDOW_MINUTES = 240

test.group('The mail of a reminder', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock('2026-03-02T09:00:00.000Z'))))

  test('does not come to those who do not want it, or whose address is not confirmed', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const unconfirmed = await addMember(team)
    await unconfirmed.merge({ emailVerifiedAt: null }).save()
    const disabled = await addMember(team)
    await disabled.merge({ disabledAt: new Date() }).save()
    await new ChooseNotification().handle(team.admin.id, {
      type: 'post.reminded',
      channel: 'mail',
      enabled: false,
    })
    await makePost(team, WAITING)
    await passReminders(clock, WINDOW_MINUTES)
    for (const { email } of [team.admin, team.member, unconfirmed, disabled])
      assert.isEmpty(await mailsTo(email))
    assert.lengthOf(await mailsTo(team.owner.email), 1)
  })

  test('names the post and its end on the clock of the member, in their language', async ({ assert }) => {
    const team = await makeRemindedTeam()
    const member = await addMember(team, { timeZone: 'Asia/Kathmandu' })
    await member.merge({ language: 'fr' }).save()
    const post = await makePost(team, WAITING)
    await passReminders(clock, WINDOW_MINUTES)
    const [mail] = await mailsTo(member.email)
    assert.equal(mail!.subject, 'Vous pouvez encore commenter\u00a0: We are hiring')
    assert.include(mail!.text, '2 mars 2026')
    assert.include(mail!.text, '18:45')
    assert.include(mail!.text, `/posts/${post.id}`)
  })

  test('does not show the title of a sensitive post', async ({ assert }) => {
    const team = await makeRemindedTeam()
    await makePost(team, { ...WAITING, isSensitive: true })
    await passReminders(clock, WINDOW_MINUTES)
    const [mail] = await mailsTo(team.owner.email)
    assert.include(mail!.subject, 'a sensitive post')
    assert.notInclude(mail!.text, 'We are hiring')
  })

  test('ends with one click, like nothing else', async ({ assert }) => {
    const team = await makeRemindedTeam()
    await makePost(team, WAITING)
    await passReminders(clock, WINDOW_MINUTES)
    const [mail] = await mailsTo(team.owner.email)
    const token = unsubscribeToken(team.owner.id, 'reminders')
    assert.equal(mail!.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    assert.include(mail!.headers?.['List-Unsubscribe'], encodeURIComponent(token))
    const { status } = await callApi('POST', `/api/digest/unsubscribe?token=${encodeURIComponent(token)}`)
    assert.equal(status, 204)
    const { body } = await callApi('GET', '/api/users/me/notification-choices', { as: team.owner })
    const { choices } = body as unknown as { choices: Record<string, unknown> }
    assert.deepEqual(choices['post.reminded'], { web: true, desktop: true, mail: false })
    assert.deepEqual(choices['post.moderated'], { web: true, desktop: true, mail: true })
    await makePost(team, WAITING)
    await passReminders(clock, WINDOW_MINUTES)
    assert.lengthOf(await mailsTo(team.owner.email), 1)
  })
})
