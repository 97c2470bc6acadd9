import { test } from '@japa/runner'
import type { JobContext } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { inTransaction } from '#core/database/transactions/transaction'
import { sha256 } from '#core/runtime/hashing/sha256'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { endOverduePosts, startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import ModeratePost from '#posts/moderation/actions/moderate_post'
import SendScheduledShares from '#slack/jobs/send_scheduled_shares'
import { exportOf } from '#identity/accounts/tests/support/export'
import type User from '#identity/users/models/user'
import { purgeSlackMessages } from '#slack/jobs/purge_slack_messages'
import { insertShare } from '#slack/repositories/shares'
import {
  HOUR_MS,
  makeScheduledPost,
  setUpScheduledPosts,
  share,
  shares,
} from '#slack/tests/support/scheduled_post'
import { sentBy } from '#slack/tests/support/sent_messages'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { jobs, runJobs } from '#tests/jobs'

/** Runs the job for a post, as a server does. */
async function runFor({ id: postId }: { id: string }): Promise<void> {
  const job = new SendScheduledShares()
  job.$hydrate({ postId }, { jobId: 'test', name: 'send_scheduled_shares', attempt: 1 } as JobContext)
  await job.execute()
}

const pageOf = ({ id }: { id: string }) => `${env.appUrl}/posts/${id}`

const notify = ({ organizationId, admin }: Team, body: object) =>
  callApi('POST', `/api/slack/notify-all/${organizationId}`, { as: admin, body })

const TO_ALL = { shareType: 'all', message: 'Look' }

const messagesOf = async (as: User) => (await exportOf(as)).json('slack-messages.json') as object[]

async function addMember({ organizationId }: Team, email?: string) {
  const user = await makeUser(email === undefined ? {} : { email })
  await new AddMember().handle({ organizationId, userId: user.id, role: 'member' })
  return user
}

test.group('A share of a scheduled post is refused', (group) => {
  dialect(group)
  rollBack(group)
  const { slack, clock, makeConnectedTeam, toChannel, start } = setUpScheduledPosts(group)

  test('while the post is pending or private, once it has ended, and to members for all', async ({
    assert,
  }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    const pending = await makeScheduledPost(team, { pending: true })
    const own = await makeScheduledPost(team, { isPublic: false })
    const ended = await makePost(team, {
      isPublic: true,
      schedule: { timeZone: 'UTC', end: '2026-03-02T09:30' },
    })
    clock().advance(HOUR_MS / 2)
    const body = await toChannel()
    for (const [of, code] of [
      [pending, 'SLACK_POST_NOT_APPROVED'],
      [own, 'SLACK_POST_PRIVATE'],
      [ended, 'POST_ENDED'],
    ] as const)
      for (const way of [body, TO_ALL]) assert.equal((await share(of, team.admin, way)).body?.code, code)
    for (const postUrl of [pageOf(ended), ended.url])
      assert.equal((await notify(team, { message: 'Look', postUrl })).body?.code, 'POST_ENDED')
    assert.equal((await share(post, team.member, TO_ALL)).status, 403)
    assert.isEmpty(await shares(ended, team.admin))
    assert.isEmpty(await sentBy(slack()))
  })

  test('to those who do not see the post, and cancelling to all but the sender and admins', async ({
    assert,
  }) => {
    const team = await makeConnectedTeam()
    const [colleague, other] = [await addMember(team), await makeTeam()]
    const unseen = await makeScheduledPost(team, { membersPrepare: false })
    assert.equal((await share(unseen, colleague, await toChannel())).status, 404)
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel())
    const [waiting] = await shares(post, colleague)
    assert.deepInclude(waiting!, { can: { cancel: false }, state: 'waiting' })
    const path = `/api/posts/${post.id}/slack-shares`
    const cancel = (as: typeof colleague, id = waiting!.id, of = path) =>
      callApi('DELETE', `${of}/${id}`, { as })
    assert.equal((await cancel(colleague)).status, 403)
    assert.equal((await cancel(other.owner)).status, 404)
    assert.equal((await callApi('GET', path, { as: other.owner })).status, 404)
    const elsewhere = await cancel(team.admin, waiting!.id, `/api/posts/${unseen.id}/slack-shares`)
    assert.equal(elsewhere.body?.code, 'SLACK_SHARE_NOT_FOUND')
    assert.equal((await cancel(team.admin)).status, 204)
    assert.equal((await cancel(team.admin)).status, 204)
    assert.equal((await cancel(team.owner)).body?.code, 'SLACK_SHARE_NOT_FOUND')
    await start()
    assert.isEmpty(await sentBy(slack()))
  })
})

test.group('A share of a scheduled post', (group) => {
  dialect(group)
  rollBack(group)
  const { slack, clock, makeConnectedTeam, toChannel, start } = setUpScheduledPosts(group)

  test('waits, is listed, and is sent once when the post starts', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    const body = await toChannel()
    const answer = await share(post, team.member, body)
    assert.equal(answer.status, 200)
    assert.deepInclude(answer.body!, { success: true, broadcastId: null, waitsForStart: true })
    await runJobs({ delayed: true })
    assert.isEmpty(await sentBy(slack()))
    const [waiting, ...others] = await shares(post, team.member)
    assert.isEmpty(others)
    assert.containsSubset(waiting!, {
      channel: { id: body.channelId, name: 'marketing' },
      message: 'Have a look',
      sender: { id: team.member.id, name: team.member.name },
      state: 'waiting',
      error: null,
      can: { cancel: true },
    })
    await start()
    const [sent, ...more] = await sentBy(slack())
    assert.isEmpty(more)
    assert.include(JSON.stringify(sent), post.title)
    assert.isEmpty(await shares(post, team.member))
    await runFor(post)
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('is in the export of its sender until it is sent, and in no one else’s', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel('marketing', { message: 'Mine' }))
    await share(post, team.admin, await toChannel('marketing', { message: 'Of the admin' }))
    assert.isEmpty(await messagesOf(team.owner))
    const { id, createdAt } = (await shares(post, team.member)).find(({ message }) => message === 'Mine')!
    const { organizationId } = team
    assert.deepEqual(await messagesOf(team.member), [
      { id, organizationId, postId: post.id, message: 'Mine', state: 'waiting', createdAt },
    ])
    await start()
    assert.isEmpty(await messagesOf(team.member))
  })

  test('is sent when its author starts the post now', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel())
    const now = { timeZone: 'Europe/Lisbon', start: null }
    const { status } = await callApi('PATCH', `/api/posts/${post.id}`, {
      as: team.member,
      body: { schedule: now },
    })
    assert.equal(status, 200)
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('is stored once for a repeated request, and sent once for one after the start', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    const [body, headers] = [await toChannel(), { 'idempotency-key': 'the-same-key' }]
    for (let nth = 0; nth < 3; nth += 1)
      assert.equal((await share(post, team.member, body, headers)).status, 200)
    assert.lengthOf(await shares(post, team.member), 1)
    await start()
    assert.equal((await share(post, team.member, body, headers)).status, 200)
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('is sent once by two servers, and not again after a crash', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel())
    clock().advance(HOUR_MS)
    await startDuePosts()
    await Promise.all([1, 2, 3].map(() => runFor(post)))
    assert.lengthOf(await sentBy(slack()), 1)
    assert.isEmpty(await shares(post, team.member))
  })

  test('has failed when a server was killed while it was sent', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel())
    const { id } = (await shares(post, team.member))[0]!
    const idempotency = { key: id, hash: sha256.base64url(id) }
    await inTransaction((trx) => insertShare(trx, { userId: team.member.id, idempotency }))
    await start()
    assert.isEmpty(await sentBy(slack()))
    assert.containsSubset(await shares(post, team.member), [
      { id, state: 'failed', error: 'SLACK_OUTCOME_UNKNOWN' },
    ])
  })

  test('is not sent when the post is deleted, and fails when it is rejected or private', async ({
    assert,
  }) => {
    const team = await makeConnectedTeam()
    const [deleted, rejected, own] = [
      await makeScheduledPost(team),
      await makeScheduledPost(team),
      await makeScheduledPost(team),
    ]
    for (const post of [deleted, rejected, own]) await share(post, team.member, await toChannel())
    await callApi('DELETE', `/api/posts/${deleted.id}`, { as: team.member })
    const { id: moderatorId } = await makeUser({ isAdmin: true })
    await db.from('posts').where('id', rejected.id).update({ moderation_status: 'pending' })
    await new ModeratePost().handle({
      id: rejected.id,
      action: 'reject',
      reason: 'A link farm.',
      moderatorId,
    })
    await callApi('PATCH', `/api/posts/${own.id}`, { as: team.member, body: { isPublic: false } })
    await start()
    await runJobs({ delayed: true })
    assert.isEmpty(await sentBy(slack()))
    assert.containsSubset(await shares(rejected, team.member), [{ error: 'SLACK_POST_NOT_APPROVED' }])
    assert.containsSubset(await shares(own, team.member), [{ error: 'SLACK_POST_PRIVATE' }])
    assert.lengthOf(await db.from('slack_scheduled_shares').where('post_id', deleted.id), 0)
  })

  test('waits for the approval of a post that is in review when it starts', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const [approved, over] = [
      await makeScheduledPost(team),
      await makeScheduledPost(team, {
        schedule: { timeZone: 'UTC', start: '2026-03-02T10:00', end: '2026-03-02T12:00' },
      }),
    ]
    for (const post of [approved, over]) {
      await share(post, team.member, await toChannel())
      await callApi('PATCH', `/api/posts/${post.id}`, {
        as: team.member,
        body: { url: `https://unheard-of.example/${post.id}` },
      })
    }
    await start()
    await runJobs({ delayed: true })
    assert.isEmpty(await sentBy(slack()))
    assert.containsSubset(await shares(approved, team.member), [{ state: 'waiting' }])
    const { id: moderatorId } = await makeUser({ isAdmin: true })
    await new ModeratePost().handle({ id: approved.id, action: 'approve', moderatorId })
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
    clock().advance(3 * HOUR_MS)
    await endOverduePosts()
    await new ModeratePost().handle({ id: over.id, action: 'approve', moderatorId })
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
    assert.containsSubset(await shares(over, team.member), [{ error: 'POST_ENDED' }])
  })

  test('fails with the rights and channels of the start', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    const former = await addMember(team)
    await share(post, former, await toChannel())
    await share(post, team.member, await toChannel('general'))
    const { organizationId, owner } = team
    await new RemoveMember().handle({ organizationId, userId: former.id, actorId: owner.id })
    await db.from('slack_channels').where('name', 'general').delete()
    await start()
    assert.isEmpty(await sentBy(slack()))
    const failed = await shares(post, team.admin)
    assert.sameMembers(
      failed.map(({ error }) => error),
      ['FORBIDDEN', 'SLACK_CHANNEL_NOT_FOUND'],
    )
    await purgeSlackMessages()
    assert.lengthOf(await shares(post, team.admin), 2)
    clock().advance(91 * 24 * HOUR_MS)
    await purgeSlackMessages()
    assert.isEmpty(await shares(post, team.admin))
  })

  test('is tried again while Slack does not answer, five times', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const post = await makeScheduledPost(team)
    await share(post, team.member, await toChannel())
    await slack().control({ method: 'chat.postMessage', failure: 'status', count: 1 })
    await start()
    assert.isEmpty(await sentBy(slack()))
    assert.lengthOf(await jobs('delayed'), 1)
    clock().advance(60_000)
    await runJobs({ delayed: true })
    assert.lengthOf(await sentBy(slack()), 1)
    const other = await makePost(team, { isPublic: true })
    await slack().control({ method: 'chat.postMessage', failure: 'status', count: 20 })
    await db.table('slack_scheduled_shares').insert({
      id: crypto.randomUUID(),
      organization_id: team.organizationId,
      post_id: other.id,
      user_id: team.member.id,
      slack_channel_id: await slack().channel('marketing'),
      message: 'Look',
      state: 'waiting',
      due_at: '2026-01-01 00:00:00.000',
      created_at: '2026-01-01 00:00:00.000',
    })
    for (let nth = 0; nth < 5; nth += 1) {
      await runFor(other)
      clock().advance(HOUR_MS)
    }
    assert.containsSubset(await shares(other, team.member), [{ error: 'SLACK_UNAVAILABLE' }])
  })

  test('with all members is sent as a message to all, once', async ({ assert }) => {
    const team = await makeConnectedTeam()
    await addMember(team, 'ana@northwind.example')
    const post = await makeScheduledPost(team)
    const headers = { 'idempotency-key': 'the-same-key' }
    const answer = await share(post, team.admin, TO_ALL, headers)
    assert.deepInclude(answer.body!, { broadcastId: null, waitsForStart: true })
    assert.isEmpty(await shares(post, team.member), 'members do not see messages to all')
    assert.containsSubset(await shares(post, team.admin), [{ channel: null, message: 'Look' }])
    await start()
    assert.lengthOf(await sentBy(slack()), 1)
    assert.isEmpty(await shares(post, team.admin))
    const repeated = await share(post, team.admin, TO_ALL, headers)
    assert.isString(repeated.body!.broadcastId)
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
  })

  test('with all members waits while another message to all is sent', async ({ assert }) => {
    const team = await makeConnectedTeam()
    await addMember(team, 'ana@northwind.example')
    const post = await makeScheduledPost(team)
    const answer = await notify(team, { message: 'Soon', postUrl: pageOf(post) })
    assert.containsSubset(answer.body, { broadcast: null })
    await runJobs()
    clock().advance(HOUR_MS)
    await notify(team, { message: 'Hello' })
    await startDuePosts()
    await runFor(post)
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
    clock().advance(HOUR_MS)
    await runJobs({ delayed: true })
    assert.lengthOf(await sentBy(slack()), 2)
  })
})
