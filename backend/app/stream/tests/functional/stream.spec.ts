import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UpdatePostRequest } from '#contract/data/post'
import type { StreamEvent } from '#contract/events'
import type { User } from '#users/public'
import { openSession } from '#auth/repositories/sessions'
import DeleteOrganization from '#organization_deletion/actions/delete_organization'
import ChangeRole from '#organizations/actions/change_role'
import RemoveMember from '#organizations/actions/remove_member'
import { AddMember, CreateOrganization } from '#organizations/public'
import { ClaimSuggestion } from '#comments/public'
import DeletePost from '#posts/actions/delete_post'
import UpdatePost from '#posts/actions/update_post'
import { closeEndedStreams } from '#stream/jobs/close_ended_streams'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'

const origin = () => `http://${process.env.HOST}:${process.env.PORT}`

/** Listens to the stream of a user; `until` waits for a number of events. */
async function listen(user: User, lastEventId?: string) {
  const token = (
    await openSession(user.id, { method: 'password', agent: null, address: '' })
  ).value!.release()
  const answer = await fetch(`${origin()}/api/stream`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as StreamEvent)
  const more = async () => {
    const { value, done } = await reader.read()
    text += value ?? ''
    return !done
  }
  await more()
  return {
    answer,
    token,
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)![1]!,
    until: async (number: number) => {
      while (events().length < number && (await more()));
      return events()
    },
    untilEnd: async () => {
      while (await more());
    },
    leave: () => reader.cancel(),
  }
}

test.group('The event stream', (group) => {
  rollBack(group)

  test('requires a session', async ({ client }) => {
    const answer = await client.get('/api/stream')
    answer.assertStatus(401)
  })

  test('sends members events without content', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const stream = await listen(team.admin)
    cleanup(() => stream.leave())
    assert.equal(stream.answer.headers.get('content-type'), 'text/event-stream')
    assert.equal(stream.answer.headers.get('cache-control'), 'no-store')
    const { organizationId } = team
    const { id: postId } = await makePost(team, { title: 'Secret title' })
    const commentId = await makeSuggestion({ id: postId, author: team.member }, { content: 'Secret words' })
    await new ClaimSuggestion().handle({ id: commentId, postId, userId: team.member.id })
    await new DeletePost().handle({ id: postId, organizationId })
    assert.deepEqual(await stream.until(4), [
      { type: 'post.created', organizationId, postId, userId: team.member.id },
      { type: 'suggestion.added', organizationId, postId, commentId, parentId: null },
      { type: 'suggestion.claimed', organizationId, postId, commentId, availableCount: 0 },
      { type: 'post.deleted', organizationId, postId },
    ])
  })

  test('sends no events of other organizations', async ({ assert, cleanup }) => {
    const [mine, other] = [await makeTeam(), await makeTeam()]
    const stream = await listen(mine.member)
    cleanup(() => stream.leave())
    await makePost(other)
    const { id } = await makePost(mine)
    const [first] = await stream.until(1)
    assert.deepInclude(first, { type: 'post.created', postId: id })
  })

  test('sends events of an organization the user has just created or joined', async ({ assert, cleanup }) => {
    const { stranger } = await makeTeam()
    const stream = await listen(stranger)
    cleanup(() => stream.leave())
    const organizationId = await new CreateOrganization().handle({
      name: 'Brand new',
      slug: 'brand-new',
      ownerId: stranger.id,
    })
    assert.deepEqual(await stream.until(1), [{ type: 'organization.joined', organizationId }])
    const team = { ...(await makeTeam()), organizationId, member: stranger }
    await makePost(team)
    assert.deepInclude((await stream.until(2))[1], { type: 'post.created', organizationId })
  })

  test('sends the removal to the removed member, and then no more events of that organization', async ({
    assert,
    cleanup,
  }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const { organizationId, owner, member } = team
    await new AddMember().handle({ organizationId: other.organizationId, userId: member.id, role: 'member' })
    const stream = await listen(member)
    cleanup(() => stream.leave())
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.deepEqual(await stream.until(1), [{ type: 'organization.left', organizationId }])
    await makePost({ ...team, member: owner })
    const { id: postId } = await makePost(other)
    assert.containSubset((await stream.until(2))[1], { type: 'post.created', postId })
  })

  test('sends the deletion of an organization to all members', async ({ assert, cleanup }) => {
    const { organizationId, name, owner, admin } = await makeTeam()
    const stream = await listen(admin)
    cleanup(() => stream.leave())
    await new DeleteOrganization().handle({ organizationId, actorId: owner.id, name })
    assert.deepEqual(await stream.until(1), [{ type: 'organization.left', organizationId }])
  })

  test('sends changed roles to the members', async ({ assert, cleanup }) => {
    const { organizationId, owner, admin, member } = await makeTeam()
    const stream = await listen(member)
    cleanup(() => stream.leave())
    await new ChangeRole().handle({ organizationId, actorId: owner.id, userId: admin.id, role: 'owner' })
    assert.deepEqual(await stream.until(1), [{ type: 'organization.updated', organizationId }])
  })

  test('sends the answer to a report to its reporter only', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const [reporter, owner] = [await listen(team.stranger), await listen(team.owner)]
    cleanup(() => reporter.leave())
    cleanup(() => owner.leave())
    const post = await makePost(team, { isPublic: true })
    const resolver = await makeUser({ isAdmin: true })
    const reportId = await makeReport(team.stranger, post, { resolver })
    assert.deepEqual(await reporter.until(1), [{ type: 'report.resolved', reportId }])
    await new DeletePost().handle({ id: post.id, organizationId: team.organizationId })
    const heard = (await owner.until(2)).map(({ type }) => type)
    assert.deepEqual(heard, ['post.created', 'post.deleted'])
  })

  test('sends that suggestions run low to the author only', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { organizationId, member } = team
    const { id: postId } = await makePost(team)
    const commentId = await makeSuggestion({ id: postId, author: member })
    const [author, other] = [await listen(member), await listen(team.admin)]
    cleanup(async () => void (await Promise.all([author.leave(), other.leave()])))
    await new ClaimSuggestion().handle({ id: commentId, postId, userId: member.id })
    await new DeletePost().handle({ id: postId, organizationId })
    assert.sameDeepMembers(await author.until(3), [
      { type: 'supply.low', organizationId, postId, availableCount: 0 },
      { type: 'suggestion.claimed', organizationId, postId, commentId, availableCount: 0 },
      { type: 'post.deleted', organizationId, postId },
    ])
    assert.notInclude(
      (await other.until(2)).map(({ type }) => type),
      'supply.low',
    )
  })

  test('sends a reply to the author of the suggestion only', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { organizationId, member, admin } = team
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    const [suggester, other] = [await listen(member), await listen(team.owner)]
    cleanup(async () => void (await Promise.all([suggester.leave(), other.leave()])))
    await makeSuggestion(post, { parentId, userId: member.id })
    const commentId = await makeSuggestion(post, { parentId, userId: admin.id })
    await new DeletePost().handle({ id: post.id, organizationId })
    const told = (await suggester.until(4)).filter(({ type }) => type === 'reply.added')
    assert.deepEqual(told, [{ type: 'reply.added', organizationId, postId: post.id, commentId }])
    assert.notInclude(
      (await other.until(3)).map(({ type }) => type),
      'reply.added',
    )
  })

  test('sends no replies to former members', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { organizationId, member, owner } = team
    const post = await makePost(team)
    const parentId = await makeSuggestion(post)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    const stream = await listen(member)
    cleanup(() => stream.leave())
    await makeSuggestion(post, { parentId, userId: owner.id })
    await new AddMember().handle({ organizationId, userId: member.id, role: 'member' })
    assert.deepEqual(await stream.until(1), [{ type: 'organization.joined', organizationId }])
  })

  test('sends the approval of a pending post to the members, and of no other', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const { organizationId } = team
    const { id: postId } = await makePost(team, { pending: true })
    const stream = await listen(team.admin)
    cleanup(() => stream.leave())
    const update = (changes: UpdatePostRequest) =>
      new UpdatePost().handle({ id: postId, organizationId }, changes)
    await update({ title: 'Still waiting' })
    await update({ url: 'https://www.linkedin.com/posts/approved' })
    await update({ title: 'Approved already' })
    assert.deepEqual(await stream.until(4), [
      { type: 'post.updated', organizationId, postId },
      { type: 'post.updated', organizationId, postId },
      { type: 'post.approved', organizationId, postId },
      { type: 'post.updated', organizationId, postId },
    ])
  })

  test('replays missed events', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const before = await listen(team.member)
    await before.leave()
    const { id } = await makePost(team)
    const after = await listen(team.member, before.lastId())
    cleanup(() => after.leave())
    assert.deepInclude((await after.until(1))[0], { type: 'post.created', postId: id })
    const confused = await listen(team.member, 'another-life-7')
    cleanup(() => confused.leave())
    assert.deepEqual(await confused.until(1), [{ type: 'resync' }])
  })

  test('ends with the session', async ({ client, cleanup }) => {
    const team = await makeTeam()
    const [ended, running] = [await listen(team.member), await listen(team.admin)]
    cleanup(() => running.leave())
    await client.post('/api/auth/logout').bearerToken(ended.token)
    await closeEndedStreams()
    await ended.untilEnd()
    await makePost(team)
    await running.until(1)
  })
})

test.group('The event stream on a separate server', () => {
  test('closes within five seconds of signing out, and at once when the server stops', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServer()
    let stopping: Promise<number | null> | undefined
    const stop = () => (stopping ??= server.stop())
    cleanup(async () => void (await stop()))
    const person = { name: 'Ada', email: `ada-${Date.now()}@example.org`, password: 'Bright-Morning!7' }
    cleanup(async () => void (await db.from('users').where('email', person.email).delete()))
    const send = (path: string, options: RequestInit = {}) =>
      fetch(`${server.url}/api/${path}`, {
        ...options,
        headers: { 'content-type': 'application/json', ...(options.headers as Record<string, string>) },
      })
    const register = await send('auth/register', { method: 'POST', body: JSON.stringify(person) })
    const { token } = (await register.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const other = await send('auth/login', { method: 'POST', body: JSON.stringify(person) })
    const otherHeaders = { authorization: `Bearer ${((await other.json()) as { token: string }).token}` }
    const [closing, staying] = [
      await send('stream', { headers }),
      await send('stream', { headers: otherHeaders }),
    ]
    await send('auth/logout', { method: 'POST', headers })
    const signedOut = Date.now()
    await closing.text()
    assert.isBelow(Date.now() - signedOut, 5_000)
    const stoppedAt = Date.now()
    const [code] = await Promise.all([stop(), staying.text()])
    assert.equal(code, 0)
    assert.isBelow(Date.now() - stoppedAt, 3_000)
  }).timeout(30_000)
})
