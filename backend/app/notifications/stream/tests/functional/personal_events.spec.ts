import { test } from '@japa/runner'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import AddMember from '#organizations/organizations/actions/add_member'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import DeletePost from '#posts/posts/actions/delete_post'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { listen } from '#notifications/stream/tests/support/listen'

test.group('Events for one user', (group) => {
  dialect(group)
  rollBack(group)

  test('sends the answer to a report to its reporter only', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const [reporter, owner] = [await listen(team.stranger), await listen(team.owner)]
    cleanup(() => reporter.leave())
    cleanup(() => owner.leave())
    const post = await makePost(team, { isPublic: true })
    const resolver = await makeUser({ isAdmin: true })
    const reportId = await makeReport(team.stranger, post, { resolver })
    assert.deepEqual(await reporter.until(1), [{ type: 'report.resolved', reportId }])
    await new DeletePost().handle({ id: post.id })
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
    await new DeletePost().handle({ id: postId })
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
    await new DeletePost().handle({ id: post.id })
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
})
