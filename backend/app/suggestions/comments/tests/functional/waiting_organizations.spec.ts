import { test } from '@japa/runner'
import type { WaitingOrganizations } from '#contract/suggestions/data/offer'
import type User from '#identity/users/models/user'
import AddMember from '#organizations/organizations/actions/add_member'
import DeleteOrganization from '#organizations/organizations/actions/delete_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import { listWaitingOrganizations } from '#suggestions/comments/queries/waiting_posts'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { plansOf } from '#tests/plans'
import { dialect } from '#tests/tags'

async function waitingIn(as: User): Promise<string[]> {
  const { body } = await callApi('GET', '/api/posts/waiting-organizations', { as })
  return (body as unknown as WaitingOrganizations).organizationIds
}

test.group('The organizations in which a post waits', (group) => {
  dialect(group)
  rollBack(group)

  test('are none of strangers, former members and deleted organizations', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, name, owner, admin, member, stranger } = team
    await makeSuggestion(await makePost(team), { userId: owner.id })
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const each of [stranger, admin]) assert.deepEqual(await waitingIn(each), [])
    assert.deepEqual(await waitingIn(member), [organizationId])
    await new DeleteOrganization().handle({ organizationId, name, actorId: owner.id })
    assert.deepEqual(await waitingIn(member), [])
  })

  test('have an approved post with words of others, from which the member has not copied', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const { organizationId, owner, member } = team
    await makeSuggestion(await makePost(team, { pending: true }), { userId: owner.id })
    const post = await makePost(team)
    await makeSuggestion(post, { userId: member.id })
    assert.deepEqual(await waitingIn(member), [])
    await makeSuggestion(post, { userId: owner.id })
    await makeSuggestion(post, { userId: owner.id })
    assert.deepEqual(await waitingIn(member), [organizationId])
    await new ClaimNext().handle({ postId: post.id, userId: member.id })
    assert.deepEqual(await waitingIn(member), [])
  })

  test('are each listed once', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await new AddMember().handle({
      organizationId: other.organizationId,
      userId: team.member.id,
      role: 'member',
    })
    for (const each of [team, team, other])
      await makeSuggestion(await makePost(each, { userId: each.owner.id }), { userId: each.owner.id })
    assert.sameMembers(await waitingIn(team.member), [team.organizationId, other.organizationId])
  })

  test('are found by index', async ({ assert }) => {
    const { member } = await makeTeam()
    const [plan] = await plansOf(() => listWaitingOrganizations(member.id))
    assert.match(plan!, /posts_open/)
    assert.notMatch(plan!, /SCAN (posts|comments|memberships)\b/)
  })
})
