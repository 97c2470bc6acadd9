import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { UpdatePostRequest } from '#contract/posts/data/post'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import ChangeRole from '#organizations/organizations/actions/change_role'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import AddMember from '#organizations/organizations/actions/add_member'
import CreateOrganization from '#organizations/organizations/actions/create_organization'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import DeletePost from '#posts/posts/actions/delete_post'
import UpdatePost from '#posts/posts/actions/update_post'
import { checkStreams } from '#notifications/stream/jobs/check_streams'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { listen } from '#notifications/stream/tests/support/listen'

test.group('The event stream of a member', (group) => {
  dialect(group)
  rollBack(group)

  test('sends members events without content', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const stream = await listen(team.admin)
    cleanup(() => stream.leave())
    assert.equal(stream.answer.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.equal(stream.answer.headers.get('cache-control'), 'no-store')
    const { organizationId } = team
    const { id: postId } = await makePost(team, { title: 'Secret title' })
    const commentId = await makeSuggestion({ id: postId, author: team.member }, { content: 'Secret words' })
    await new ClaimSuggestion().handle({ id: commentId, postId, userId: team.member.id })
    await new DeletePost().handle({ id: postId })
    assert.deepEqual(await stream.until(5), [
      { type: 'post.created', organizationId, postId, userId: team.member.id },
      { type: 'suggestion.added', organizationId, postId, commentId, parentId: null },
      { type: 'suggestions.waiting', organizationId, postId },
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

  test('sends events of an organization the user has just created', async ({ assert, cleanup }) => {
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

  test('sends the deletion of an organization to its members', async ({ assert, cleanup }) => {
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

  test('sends the approval of a pending post to the members, once', async ({ assert, cleanup }) => {
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

  test('sends nothing more to a member who is removed while the stream opens', async ({
    assert,
    cleanup,
  }) => {
    for (let round = 0; round < 10; round += 1) {
      const team = await makeTeam()
      const { organizationId, owner, member, admin } = team
      const [stream, witness] = await Promise.all([
        listen(member),
        listen(admin),
        new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id }),
      ])
      cleanup(async () => void (await Promise.all([stream.leave(), witness.leave()])))
      const { id: postId } = await makePost({ ...team, member: owner })
      assert.deepInclude((await witness.untilEvent('post.created')).at(-1), { postId })
      const own = await new CreateOrganization().handle({
        name: postId,
        slug: `own-${postId}`,
        ownerId: member.id,
      })
      const heard = await stream.untilEvent('organization.joined')
      assert.notInclude(JSON.stringify(heard), postId)
      assert.deepInclude(heard.at(-1), { organizationId: own })
    }
  })

  test('is corrected, and asks to fetch again, when a message about the membership was lost', async ({
    assert,
    cleanup,
  }) => {
    const team = await makeTeam()
    const [stream, witness] = [await listen(team.member), await listen(team.admin)]
    cleanup(async () => void (await Promise.all([stream.leave(), witness.leave()])))
    await db.from('memberships').where('user_id', team.member.id).delete()
    await checkStreams()
    await makePost({ ...team, member: team.owner })
    await witness.until(1)
    const { organizationId } = team
    await new AddMember().handle({ organizationId, userId: team.member.id, role: 'member' })
    assert.deepEqual(await stream.until(2), [
      { type: 'resync' },
      { type: 'organization.joined', organizationId },
    ])
  })
})
