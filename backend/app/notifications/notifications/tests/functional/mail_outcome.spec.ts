import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { decidePost } from '#posts/moderation/repositories/decide_post'
import { fetchFeed, told } from '#notifications/notifications/tests/support/calls'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import MailOutcome from '#notifications/notifications/jobs/mail_outcome'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { jobs, runOnly } from '#tests/jobs'
import { mailsTo } from '#tests/mails'
import type User from '#identity/users/models/user'

const mailsFor = async ({ email }: User) => {
  await runOnly(MailOutcome)
  return mailsTo(email)
}

async function countOutcomeJobs(): Promise<number> {
  const pending = await jobs('pending')
  return pending.filter(({ data }) => data.name === MailOutcome.options.name).length
}

test.group('The outcome of a moderation', (group) => {
  rollBack(group)
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
  })

  test('is told to nobody but the author', async ({ assert }) => {
    const team = await makeTeam()
    await makeRejectedPost(team)
    for (const other of [team.owner, team.admin, team.stranger]) {
      assert.isEmpty(await told(other))
      assert.isEmpty(await mailsFor(other))
    }
  })

  test('is not told once the author has left, or has sent or deleted the post', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, member } = team
    const sent = await makeRejectedPost(team)
    const deleted = await makeRejectedPost(team)
    await new UpdatePost().handle(
      { id: sent.id, organizationId },
      { url: 'https://unheard-of.example/again' },
    )
    await new DeletePost().handle({ id: deleted.id })
    assert.isEmpty(await told(member))
    await makeRejectedPost(team)
    assert.lengthOf(await told(member), 1)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.isEmpty(await told(member))
    assert.isEmpty(await mailsFor(member))
  })

  test('is not mailed to somebody who does not want it, or whose address is not verified', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const choice = { type: 'post.moderated', channel: 'mail', enabled: false } as const
    await new ChooseNotification().handle(team.member.id, choice)
    await makeRejectedPost(team)
    assert.lengthOf(await told(team.member), 1)
    assert.isEmpty(await mailsFor(team.member))
    await new ChooseNotification().handle(team.member.id, { ...choice, enabled: true })
    await team.member.merge({ emailVerifiedAt: null }).save()
    await makeRejectedPost(team)
    assert.isEmpty(await mailsFor(team.member))
  })

  test('tells the author the decision and the reason, and is unread until the post is opened', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makeRejectedPost(team, { reason: 'A link farm.' })
    const [first, ...others] = await told(team.member)
    assert.isEmpty(others)
    assert.deepInclude(first, {
      id: `moderated:${post.id}:${Date.parse(first!.at)}`,
      type: 'post.moderated',
      read: false,
      moderation: { status: 'rejected', reason: 'A link farm.' },
    })
    const { unread, unreadTotal } = await fetchFeed(team.member)
    assert.deepEqual({ unread, unreadTotal }, { unread: 0, unreadTotal: 1 })
    const [mail] = await mailsFor(team.member)
    assert.equal(mail!.subject, 'Your post was not approved')
    assert.include(mail!.text, 'This is the reason:')
    assert.include(mail!.text, 'A link farm.')
    assert.include(mail!.text, `/posts/${post.id}`)
  })

  test('announces no reason where there is none', async ({ assert }) => {
    const team = await makeTeam()
    await makeRejectedPost(team, { reason: null })
    assert.deepInclude((await told(team.member))[0], { moderation: { status: 'rejected', reason: null } })
    const [mail] = await mailsFor(team.member)
    assert.include(mail!.text, 'send it again.')
    assert.notInclude(mail!.text, 'reason')
  })

  test('covers the title of a sensitive post', async ({ assert }) => {
    const team = await makeTeam()
    await makeRejectedPost(team, { title: 'Something grim', isSensitive: true })
    const [mail] = await mailsFor(team.member)
    assert.notInclude(mail!.text + mail!.html, 'grim')
  })

  test('is one mail for the post and all that were approved with it', async ({ assert }) => {
    const team = await makeTeam()
    const posts = []
    for (let index = 0; index < 4; index += 1) posts.push(await makePost(team, { pending: true }))
    const moderatorId = (await makeUser({ isAdmin: true })).id
    const decision = { action: 'approve', approveDomain: true, moderatorId } as const
    await new ModeratePost().handle({ id: posts[0]!.id, ...decision })
    assert.lengthOf(await told(team.member), 4)
    const mails = await mailsFor(team.member)
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.text, 'and 3 more')
  })

  test('leaves no mail behind when the decision fails', async ({ assert }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { pending: true })
    const moderatorId = (await makeUser({ isAdmin: true })).id
    const decision = inTransaction(async (trx) => {
      await decidePost(trx, id, { action: 'approve', moderatorId })
      throw new Error('The disk is full')
    })
    await assert.rejects(() => decision, 'The disk is full')
    assert.equal(await countOutcomeJobs(), 0)
  })

  test('has its job with the commit, also when the server ends right then', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    // Without listeners nothing runs after the commit.
    emitter.fake()
    cleanup(() => emitter.restore())
    await makeRejectedPost(team)
    assert.equal(await countOutcomeJobs(), 1)
    const post = await makePost(team, { isPublic: true })
    await makeReport(team.stranger, post, { resolver: await makeUser({ isAdmin: true }) })
    assert.equal(await countOutcomeJobs(), 2)
  })

  test('is mailed to a reporter', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    await makeReport(team.stranger, post, { resolver: await makeUser({ isAdmin: true }) })
    const [mail] = await mailsFor(team.stranger)
    assert.equal(mail!.subject, 'Your report has been answered')
    assert.include(mail!.text, 'We have looked.')
  })

  for (const [language, subject] of [
    ['pt', 'A tua publicação não foi aprovada'],
    ['fr', 'Votre publication n’a pas été approuvée'],
    ['es', 'Tu publicación no fue aprobada'],
  ] as const) {
    test(`is written in the language of the author: ${language}`, async ({ assert }) => {
      const team = await makeTeam()
      await team.member.merge({ language }).save()
      await makeRejectedPost(team)
      assert.equal((await mailsFor(team.member))[0]!.subject, subject)
    })
  }
})
