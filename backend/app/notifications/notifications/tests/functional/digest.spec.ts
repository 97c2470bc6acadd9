import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import SendDigest from '#notifications/notifications/jobs/send_digest'
import { sendDueDigests } from '#notifications/notifications/jobs/send_due_digests'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import ChooseRhythm from '#notifications/rhythms/actions/choose_rhythm'
import MarkRead from '#notifications/notifications/actions/mark_read'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { jobs, runJobs, runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import { smtpServer } from '#tests/smtp_server'
import { closeUser } from '#identity/users/repositories/close_user'
import { inTransaction } from '#core/database/transactions/transaction'
import type User from '#identity/users/models/user'

const choose = ({ id }: User, timeZone: string | null = 'Europe/Berlin') =>
  new ChooseDigest().handle(id, timeZone)

const follow = ({ id }: User, rhythm: Partial<Rhythm>) =>
  new ChooseRhythm().handle(id, { ...DEFAULT_RHYTHM, timeZone: 'Europe/Berlin', ...rhythm })

test.group('The daily digest', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(async () => {
    clock.moveTo('2026-03-27T12:00:00.000Z')
    for (const table of ['outgoing_mails', 'queue_jobs']) await db.from(table).delete()
    return useClock(clock)
  })

  /** Lets the server run until an instant, as its schedule does. */
  async function runUntil(instant: string): Promise<void> {
    clock.moveTo(instant)
    await sendDueDigests()
    await runOnly(SendDigest)
  }

  async function withDigest(): Promise<Team> {
    const team = await makeTeam()
    clock.advance(1_000)
    await choose(team.admin)
    clock.advance(1_000)
    return team
  }

  test('is sent to nobody who has not chosen it, or no longer wants it', async ({ assert }) => {
    const team = await makeTeam()
    await choose(team.owner)
    await choose(team.admin)
    await choose(team.admin, null)
    await makePost(team)
    await runUntil('2026-03-28T12:00:00.000Z')
    assert.lengthOf(await mailsTo(team.owner.email), 1)
    assert.lengthOf(await mailsTo(team.admin.email), 0)
  })

  test('is not sent when nothing is unread, or only what was there before', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team)
    clock.advance(1_000)
    await choose(team.admin)
    const post = await makePost(team)
    await new MarkRead().handle(team.admin.id, { postIds: [post.id] })
    await runUntil('2026-03-28T12:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
  })

  test('is not sent to an address that is not verified, or of a closed account', async ({ assert }) => {
    const team = await withDigest()
    await choose(team.owner)
    await makePost(team)
    await team.admin.merge({ emailVerifiedAt: null }).save()
    await inTransaction((trx) => closeUser(trx, team.owner))
    await runUntil('2026-03-28T12:00:00.000Z')
    assert.lengthOf(await db.from('outgoing_mails').select('id'), 0)
  })

  test('tells nothing that the person may no longer read', async ({ assert }) => {
    const team = await withDigest()
    const { organizationId, owner, admin } = team
    await makePost(team)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    await runUntil('2026-03-28T12:00:00.000Z')
    assert.lengthOf(await mailsTo(admin.email), 0)
  })

  test('tells numbers and titles, and covers those of sensitive posts', async ({ assert }) => {
    const team = await withDigest()
    const post = await makePost(team, { title: 'A quiet launch', waiting: true })
    await makePost(team, { title: 'Something grim', isSensitive: true })
    const parentId = await makeSuggestion(post, { userId: team.admin.id })
    await makeSuggestion(post, { parentId, userId: team.owner.id })
    await runUntil('2026-03-28T12:00:00.000Z')
    const [mail] = await mailsTo(team.admin.email)
    assert.equal(mail!.subject, '3 new notifications')
    assert.include(mail!.text, '1 new post, 1 post without suggestions, and 1 reply to your suggestions')
    assert.match(mail!.text, /\n- A quiet launch \(Team .+\) · .+\n- A sensitive post \(Team .+\) · .+\n/)
    assert.notInclude(mail!.text + mail!.html, 'grim')
  })

  test('says when it was, in the language and time zone of the person', async ({ assert }) => {
    const team = await withDigest()
    await team.admin.merge({ language: 'fr' }).save()
    await choose(team.owner, 'America/New_York')
    clock.moveTo('2026-03-27T23:30:00.000Z')
    await makePost(team, { title: 'A late launch', userId: team.member.id })
    await runUntil('2026-03-28T14:00:00.000Z')
    const [french] = await mailsTo(team.admin.email)
    assert.match(french!.text, /- A late launch \(Team .+\) · 28 mars 2026, 0:30\n/)
    const [american] = await mailsTo(team.owner.email)
    assert.match(american!.text, /- A late launch \(Team .+\) · Mar 27, 2026, 7:30\sPM\n/)
  })

  test('lists ten titles and counts the others', async ({ assert }) => {
    const team = await withDigest()
    for (let index = 0; index < 12; index += 1) await makePost(team, { title: `Post number ${index}` })
    await runUntil('2026-03-28T12:00:00.000Z')
    const [mail] = await mailsTo(team.admin.email)
    assert.lengthOf(mail!.text.match(/- Post number/g)!, 10)
    assert.include(mail!.text, '- and 2 more')
  })

  test('leaves out what was mailed at once, and what the person does not want to know', async ({
    assert,
  }) => {
    const team = await withDigest()
    const resolver = await makeUser({ isAdmin: true })
    const post = await makePost(team, { isPublic: true, waiting: true })
    for (const channel of ['web', 'desktop'] as const) {
      await new ChooseNotification().handle(team.admin.id, { type: 'post.shared', channel, enabled: false })
    }
    await makeReport(team.admin, post, { resolver })
    await runUntil('2026-03-28T12:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    const mail = { type: 'report.resolved', channel: 'mail', enabled: false } as const
    await new ChooseNotification().handle(team.admin.id, mail)
    await makeReport(team.admin, await makePost(team, { isPublic: true, waiting: true }), { resolver })
    await runUntil('2026-03-29T12:00:00.000Z')
    assert.include((await mailsTo(team.admin.email))[0]!.text, '1 answered report')
  })

  test('comes at eight in the morning where the person is, also when the clocks change', async ({
    assert,
  }) => {
    const team = await withDigest()
    await choose(team.owner, 'America/New_York')
    const sent = async () => [
      (await mailsTo(team.admin.email)).length,
      (await mailsTo(team.owner.email)).length,
    ]
    // The clocks go forward in Berlin on the 29th.
    const days: [string, number[]][] = [
      ['2026-03-28T06:59:00.000Z', [0, 0]],
      ['2026-03-28T07:00:00.000Z', [1, 0]],
      ['2026-03-28T12:00:00.000Z', [1, 1]],
      ['2026-03-29T05:59:00.000Z', [1, 1]],
      ['2026-03-29T06:00:00.000Z', [2, 1]],
      ['2026-03-29T23:00:00.000Z', [2, 2]],
    ]
    for (const [instant, expected] of days) {
      await makePost(team, { userId: team.member.id })
      await runUntil(instant)
      assert.deepEqual(await sent(), expected, instant)
    }
  })

  test('moves with the time zone of the person', async ({ assert }) => {
    const team = await withDigest()
    await follow(team.admin, { timeZone: 'America/New_York' })
    await makePost(team)
    await runUntil('2026-03-28T07:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-28T12:00:00.000Z')
    const [mail] = await mailsTo(team.admin.email)
    assert.match(mail!.text, /· Mar 27, 2026, 8:00\sAM\n/)
  })

  test('waits until quiet hours have ended', async ({ assert }) => {
    const team = await withDigest()
    await follow(team.admin, { quietHours: { from: '22:00', to: '09:30' } })
    await makePost(team)
    await runUntil('2026-03-28T08:29:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-28T08:30:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('waits until the morning after days off', async ({ assert }) => {
    const team = await withDigest()
    // The 28th is a Saturday.
    await follow(team.admin, { daysOff: [6, 0] })
    await makePost(team)
    for (const day of ['28', '29']) await runUntil(`2026-03-${day}T12:00:00.000Z`)
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-30T06:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('waits for the morning when a server that was stopped starts in quiet hours', async ({ assert }) => {
    const team = await withDigest()
    await follow(team.admin, { quietHours: { from: '22:00', to: '07:00' } })
    await makePost(team)
    await runUntil('2026-03-28T22:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-29T06:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('leaves to the next one what a delayed job would mail in quiet hours', async ({ assert }) => {
    const team = await withDigest()
    await follow(team.admin, { quietHours: { from: '22:00', to: '07:00' } })
    await makePost(team)
    clock.moveTo('2026-03-28T12:00:00.000Z')
    await sendDueDigests()
    clock.moveTo('2026-03-28T22:00:00.000Z')
    await runOnly(SendDigest)
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-29T06:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('comes once a day, and never tells the same again', async ({ assert }) => {
    const team = await withDigest()
    await makePost(team)
    for (const hour of ['07', '08', '12', '23']) await runUntil(`2026-03-28T${hour}:00:00.000Z`)
    assert.lengthOf(await mailsTo(team.admin.email), 1)
    await runUntil('2026-03-29T12:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('leaves to the next one what may not be visible yet', async ({ assert }) => {
    const team = await withDigest()
    clock.moveTo('2026-03-28T06:59:58.000Z')
    await makePost(team)
    await runUntil('2026-03-28T07:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 0)
    await runUntil('2026-03-29T07:00:00.000Z')
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  test('is dispatched for everybody who is due, once', async ({ assert }) => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeUser()))
    for (const person of people) await choose(person)
    clock.moveTo('2026-03-28T12:00:00.000Z')
    await sendDueDigests()
    await sendDueDigests()
    const dispatched = (await jobs('pending')).map(({ data }) => data.payload as { userId: string })
    assert.sameMembers(
      dispatched.map(({ userId }) => userId),
      people.map(({ id }) => id),
    )
  })

  test('is not mailed again by a job that runs twice', async ({ assert }) => {
    const team = await withDigest()
    await makePost(team)
    clock.moveTo('2026-03-28T12:00:00.000Z')
    await sendDueDigests()
    const [job] = await jobs('pending')
    for (let time = 0; time < 2; time += 1) {
      const run = new SendDigest()
      run.$hydrate(job!.data.payload as never, {} as never)
      await run.execute()
    }
    assert.lengthOf(await mailsTo(team.admin.email), 1)
  })

  for (const [language, words] of [
    ['en', ['1 new notification', 'Unsubscribe from the digest']],
    ['pt', ['1 nova notificação', 'Deixar de receber o resumo']],
    ['fr', ['1 nouvelle notification', 'Ne plus recevoir le résumé']],
    ['es', ['1 notificación nueva', 'Dejar de recibir el resumen']],
  ] as const) {
    test(`is written in the language of the person: ${language}`, async ({ assert }) => {
      const team = await withDigest()
      await team.admin.merge({ language }).save()
      await makePost(team)
      await runUntil('2026-03-28T12:00:00.000Z')
      const [mail] = await mailsTo(team.admin.email)
      for (const each of words) assert.include(`${mail!.subject} ${mail!.text}`, each)
    })
  }

  test('arrives at a mail server with the headers of one-click unsubscribing', async ({
    assert,
    cleanup,
  }) => {
    const received = await smtpServer({}, cleanup)
    const team = await withDigest()
    await makePost(team)
    clock.moveTo('2026-03-28T12:00:00.000Z')
    await sendDueDigests()
    await runJobs()
    assert.lengthOf(received, 1)
    const header = (name: string) => received[0]!.headers.find(({ key }) => key === name)?.value
    assert.match(header('list-unsubscribe')!, /^<https?:\/\/[^>]+\/api\/digest\/unsubscribe\?token=[^>]+>$/)
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  })
})
