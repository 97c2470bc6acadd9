import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import { checkStreams } from '#notifications/stream/jobs/check_streams'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { keptCounts, suggestionCounts } from '#identity/accounts/tests/support/kept_counts'
import { picture } from '#tests/pictures'
import { fetchAvatar, sendAvatar } from '#identity/accounts/tests/support/send_avatar'

const leave = (as: User | string, body: Record<string, unknown> = {}) =>
  callApi('DELETE', '/api/users/me', { as, body: { password: PASSWORD, content: 'keep', ...body } })

const isThere = async (user: User) => (await User.find(user.id)) !== null

test.group('Refusing to delete an account', (group) => {
  dialect(group)
  rollBack(group)

  test('without a session, or without a choice of what to keep', async ({ assert }) => {
    assert.equal((await callApi('DELETE', '/api/users/me', { body: { content: 'keep' } })).status, 401)
    const user = await makeUser()
    for (const content of [undefined, 'everything'])
      assert.equal((await leave(user, { content })).status, 422)
    assert.isTrue(await isThere(user))
  })

  test('without the password, or with a wrong one', async ({ assert }) => {
    const user = await makeUser()
    const without = await leave(user, { password: undefined })
    assert.deepEqual([without.status, without.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const wrong = await leave(user, { password: 'Wrong-Morning!7' })
    assert.deepEqual([wrong.status, wrong.body?.code], [400, 'INVALID_PASSWORD'])
    assert.isTrue(await isThere(user))
  })

  test('without the two-factor code, or with a wrong one', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const user = await makeUser()
    const { codeAt } = await makeTwoFactor(user)
    const right = codeAt(clock.now())
    for (const twoFactorCode of [undefined, right === '000000' ? '111111' : '000000']) {
      const answer = await leave(user, { twoFactorCode })
      assert.deepEqual([answer.status, answer.body?.code], [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    assert.isTrue(await isThere(user))
    assert.equal((await leave(user, { twoFactorCode: right })).status, 204)
    assert.isFalse(await isThere(user))
  })

  test('of the only owner of an organization, which the response names', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    await makePost(team, { userId: team.owner.id })
    const answer = await leave(team.owner, { content: 'remove' })
    assert.deepEqual([answer.status, answer.body?.code], [409, 'SOLE_OWNER'])
    const organizations = [{ id: team.organizationId, name: 'Northwind' }]
    assert.deepEqual(answer.body?.details, { organizations })
    assert.equal((await keptCounts(team.organizationId)).posts, 1)
  })

  test('of the last administrator while other users exist', async ({ assert }) => {
    await db.from('users').where('is_admin', true).update({ is_admin: false })
    const [admin, other] = [await makeUser({ isAdmin: true }), await makeUser()]
    const answer = await leave(admin)
    assert.deepEqual([answer.status, answer.body?.code], [409, 'LAST_ADMINISTRATOR'])
    await other.merge({ isAdmin: true }).save()
    assert.equal((await leave(admin)).status, 204)
  })
})

test.group('Deleting an account', (group) => {
  dialect(group)
  rollBack(group)

  test('ends its sessions and streams, and deletes its tokens, memberships and avatar', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const user = team.member
    const [here, there] = [await tokenOf(user), await tokenOf(user)]
    await callApi('POST', '/api/auth/forgot-password', { body: { email: user.email } })
    const { avatarUrl } = await sendAvatar(here, await picture().png().toBuffer())
    const url = `http://${process.env.HOST}:${process.env.PORT}/api/stream`
    const stream = await fetch(url, { headers: { authorization: `Bearer ${there}` } })

    assert.equal((await leave(here)).status, 204)
    await checkStreams()
    await stream.text()
    for (const token of [here, there]) {
      assert.equal((await callApi('GET', '/api/users/me', { as: token })).status, 401)
    }
    assert.equal((await fetchAvatar(avatarUrl)).status, 404)
    for (const table of [
      'access_tokens',
      'one_time_tokens',
      'pending_sign_ins',
      'memberships',
      'identities',
    ]) {
      assert.lengthOf(await db.from(table).where('user_id', user.id), 0, table)
    }
    const body = { email: user.email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).body?.code, 'INVALID_CREDENTIALS')
  })

  test('waits until an organization without other members is deleted on its own', async ({ assert }) => {
    const user = await makeUser()
    const input = { name: 'Alone', slug: 'alone-here', ownerId: user.id }
    const organizationId = await new CreateOrganization().handle(input)
    const refused = await leave(user)
    assert.deepEqual([refused.status, refused.body?.code], [409, 'SOLE_OWNER'])
    assert.deepEqual(refused.body?.details, { organizations: [{ id: organizationId, name: 'Alone' }] })
    assert.equal((await callApi('GET', '/api/organizations/slug/alone-here')).status, 200)
    const body = { name: 'Alone' }
    await callApi('DELETE', `/api/organizations/${organizationId}`, { as: user, body })
    assert.equal((await leave(user)).status, 204)
  })

  test('keeps an organization that has another owner', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId } = team
    const heir = await makeUser()
    await new AddMember().handle({ organizationId, userId: heir.id, role: 'owner' })
    assert.equal((await leave(team.owner)).status, 204)
    assert.equal((await keptCounts(organizationId)).members, 3)
  })
})

/** Two public posts, one of the member and one of the owner, each with suggestions and replies of both. */
async function writeTogether(team: Team) {
  const { member, owner } = team
  const own = await makePost(team, { isPublic: true, title: 'Mine' })
  const theirs = await makePost(team, { isPublic: true, title: 'Theirs', userId: owner.id })
  const mine = await makeSuggestion(theirs, { userId: member.id, content: 'Free and mine' })
  const copied = await makeSuggestion(theirs, { userId: member.id, content: 'Copied and mine' })
  const kept = await makeSuggestion(theirs, { userId: owner.id, content: 'Not mine' })
  const reply = await makeSuggestion(theirs, { userId: member.id, parentId: kept })
  const replyBelow = await makeSuggestion(theirs, { userId: owner.id, parentId: mine })
  const elsewhere = await makeSuggestion(own, { userId: owner.id })
  await new ClaimSuggestion().handle({ id: copied, postId: theirs.id, userId: owner.id })
  await new ClaimSuggestion().handle({ id: kept, postId: theirs.id, userId: member.id })
  return { own, theirs, mine, copied, kept, reply, replyBelow, elsewhere }
}

const idsIn = async (table: string) => (await db.from(table).select('id')).map(({ id }) => id)

test.group('The content of a deleted account', (group) => {
  dialect(group)
  rollBack(group)

  test('is kept as that of a former member on request', async ({ assert }) => {
    const team = await makeTeam()
    const { own, theirs, mine, reply } = await writeTogether(team)
    const before = await keptCounts(team.organizationId)
    assert.equal((await leave(team.member, { content: 'keep' })).status, 204)

    const as = await tokenOf(team.owner)
    const { body: post } = await callApi('GET', `/api/posts/${own.id}`, { as })
    assert.containSubset(post, { post: { title: 'Mine', userId: null, creator: null } })
    const { body: list } = await callApi('GET', `/api/comments/post/${theirs.id}`, { as })
    const comments = list!.comments as {
      id: string
      author: unknown
      replies: { id: string; author: unknown }[]
    }[]
    assert.isNull(comments.find(({ id }) => id === mine)!.author)
    assert.isNull(comments.flatMap(({ replies }) => replies).find(({ id }) => id === reply)!.author)
    assert.deepEqual(await keptCounts(team.organizationId), { ...before, members: 2 })
    assert.deepEqual(await suggestionCounts(theirs.id), [3, 1])
    assert.deepEqual(await suggestionCounts(own.id), [1, 1])
  })

  test('is deleted on request, and all counts are correct', async ({ assert }) => {
    const team = await makeTeam()
    const { own, theirs, kept, mine, copied, reply, replyBelow, elsewhere } = await writeTogether(team)
    const before = await keptCounts(team.organizationId)
    assert.equal((await leave(team.member, { content: 'remove' })).status, 204)

    const [posts, comments] = [await idsIn('posts'), await idsIn('comments')]
    assert.notInclude(posts, own.id)
    assert.includeMembers(posts, [theirs.id])
    for (const id of [mine, copied, reply, replyBelow, elsewhere]) assert.notInclude(comments, id)
    assert.includeMembers(comments, [kept])
    assert.deepEqual(await keptCounts(team.organizationId), {
      members: 2,
      posts: before.posts - 1,
      listed: before.listed - 1,
      everywhere: before.everywhere - 1,
    })
    assert.deepEqual(await suggestionCounts(theirs.id), [1, 0])
  })

  test('is deleted including edited copies, whose texts cannot be copied again', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { userId: team.owner.id })
    const [id, other] = [await makeSuggestion(post), await makeSuggestion(post)]
    const content = 'How Mira would say it'
    await new ClaimSuggestion().handle({ id, postId: post.id, userId: team.member.id, content })
    assert.equal((await leave(team.member, { content: 'remove' })).status, 204)
    const comment = await db.from('comments').where('id', id).firstOrFail()
    assert.isNull(comment.copied_content)
    const as = await tokenOf(team.owner)
    const refused = await callApi('POST', `/api/comments/${other}/lock`, { as, body: { content } })
    assert.deepEqual([refused.status, refused.body?.code], [409, 'SUGGESTION_REPEATED'])
  })

  test('is deleted including reports, which are otherwise kept without a name', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true, userId: team.owner.id })
    const kept = await makeReport(team.stranger, post)
    await makeReport(team.member, post)
    await leave(team.stranger)
    await leave(team.member, { content: 'remove' })
    const reports = await db.from('reports').select('id', 'reporter_id')
    assert.deepEqual(
      reports.map(({ id, reporter_id }) => [id, reporter_id]),
      [[kept, null]],
    )
  })

  test('is deleted from organizations the user has left', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await db.from('memberships').where('user_id', team.member.id).delete()
    assert.equal((await leave(team.member, { content: 'remove' })).status, 204)
    assert.notInclude(await idsIn('posts'), post.id)
    assert.equal((await keptCounts(team.organizationId)).posts, 0)
  })

  test('is kept when the two-factor code is wrong', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await makeTwoFactor(team.member)
    const answer = await leave(team.member, { content: 'remove', twoFactorCode: 'not-a-code' })
    assert.equal(answer.body?.code, 'TWO_FACTOR_CODE_INVALID')
    assert.include(await idsIn('posts'), post.id)
  })
})
