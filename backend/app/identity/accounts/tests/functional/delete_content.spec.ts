import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { JobContext } from '@adonisjs/queue/types'
import DeleteAccountContent from '#identity/accounts/jobs/delete_account_content'
import { countUsers } from '#identity/users/queries/users'
import User from '#identity/users/models/user'
import { openSession } from '#identity/auth/repositories/sessions'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { withFailingCommits } from '#tests/failing_commits'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { PASSWORD } from '#tests/factories/user_factory'
import { jobs, runJobs } from '#tests/jobs'
import { setUp } from '#tests/set_up'

const POSTS = 70

const leave = (as: User | string) =>
  callApi('DELETE', '/api/users/me', { as, body: { password: PASSWORD, content: 'remove' } })

const left = async (table: string, userId: string) =>
  (await db.from(table).where('user_id', userId).select('id')).length

/** One run of the job. */
async function run({ id }: User): Promise<void> {
  const job = new DeleteAccountContent()
  job.$hydrate({ userId: id }, {} as JobContext)
  await job.execute()
}

/** A member with more content than is deleted at once. */
async function makeBusyMember(): Promise<{ team: Team; member: User }> {
  const team = await makeTeam()
  for (let count = 0; count < POSTS; count += 1) await makePost(team)
  const theirs = await makePost(team, { userId: team.owner.id })
  for (let count = 0; count < POSTS; count += 1) await makeSuggestion(theirs, { userId: team.member.id })
  return { team, member: team.member }
}

test.group('Deleting an account with a lot of content', (group) => {
  dialect(group)
  rollBack(group)
  setUp(group)

  test('closes it at once, and a job deletes the rest', async ({ assert }) => {
    const { team, member } = await makeBusyMember()
    const { id, email } = member
    const [token, users] = [await tokenOf(member), await countUsers()]
    assert.equal((await leave(token)).status, 204)

    const posts = await left('posts', id)
    assert.isAbove(posts, 0)
    assert.isBelow(posts, POSTS)
    assert.equal(await countUsers(), users - 1)
    assert.equal((await callApi('GET', '/api/users/me', { as: token })).status, 401)
    const body = { email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).body?.code, 'INVALID_CREDENTIALS')
    const [post] = await db.from('posts').where('user_id', id).select('id').limit(1)
    const shown = await callApi('GET', `/api/posts/${post.id}`, { as: team.owner })
    assert.containSubset(shown.body, { post: { creator: null } })
    assert.notInclude(JSON.stringify(await db.from('users').where('id', id).first()), email)

    await runJobs()
    assert.equal(await left('posts', id), 0)
    assert.equal(await left('comments', id), 0)
    assert.isNull(await User.find(id))
    const { posts_count } = await db.from('organizations').where('id', team.organizationId).firstOrFail()
    assert.equal(posts_count, 1)
  })

  test('frees the email address at once', async ({ assert }) => {
    const { member } = await makeBusyMember()
    const { email } = member
    await leave(member)
    const body = { name: 'Ada', email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/register', { body })).status, 201)
    await runJobs()
    assert.isNotNull(await User.findByEmail(email))
  })

  test('ends a session that a sign-in opens meanwhile', async ({ assert }) => {
    const { member } = await makeBusyMember()
    await leave(member)
    const session = await openSession(member.id, { method: 'password', agent: null, address: '' })
    const as = session.value!.release()
    assert.equal((await callApi('GET', '/api/users/me', { as })).status, 401)
  })

  test('goes on where it was interrupted', async ({ assert }) => {
    const { member } = await makeBusyMember()
    await leave(member)
    await assert.rejects(() => withFailingCommits(() => run(member)))
    await Promise.all([run(member), run(member)])
    await runJobs()
    assert.isNull(await User.find(member.id))
    assert.isEmpty(await jobs('failed'))
  })

  test('takes many short transactions, and others are served in between', async ({ assert }) => {
    const { team, member } = await makeBusyMember()
    const read = async () => (await callApi('GET', '/api/users/me', { as: team.owner })).status
    assert.equal(await read(), 200)
    await leave(member)
    const work = { isDone: false }
    const job = runJobs().finally(() => (work.isDone = true))
    let answered = 0
    while (!work.isDone) {
      assert.equal(await read(), 200)
      if (!work.isDone) answered += 1
    }
    await job
    assert.isAbove(answered, 0)
  })
})
