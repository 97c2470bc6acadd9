import { test } from '@japa/runner'
import type User from '#identity/users/models/user'
import type { WaitingPosts } from '#contract/suggestions/data/offer'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { queriesOf } from '#tests/queries'

const pathOf = ({ organizationId }: Team) => `/api/posts/organization/${organizationId}/waiting`

async function waitingFor(as: User, team: Team): Promise<string[]> {
  const { body } = await callApi('GET', pathOf(team), { as })
  return (body as unknown as WaitingPosts).postIds
}

test.group('Waiting posts', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  async function sharePost(team: Team, facts: Parameters<typeof makePost>[1] = {}) {
    clock.advance(1_000)
    return makePost(team, facts)
  }

  test('answer 404 to strangers and former members', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, admin, stranger } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    for (const as of [stranger, admin]) assert.equal((await callApi('GET', pathOf(team), { as })).status, 404)
  })

  test('are those with something to copy, newest first', async ({ assert }) => {
    const team = await makeTeam()
    const first = await sharePost(team)
    const second = await sharePost(team)
    await sharePost(team)
    const pending = await sharePost(team, { pending: true })
    for (const post of [first, second, pending]) await makeSuggestion(post, { userId: team.owner.id })
    assert.deepEqual(await waitingFor(team.member, team), [second.id, first.id])
  })

  test('leave out those with one’s own suggestions only', async ({ assert }) => {
    const team = await makeTeam()
    const post = await sharePost(team)
    await makeSuggestion(post, { userId: team.member.id })
    assert.deepEqual(await waitingFor(team.member, team), [])
    assert.deepEqual(await waitingFor(team.owner, team), [post.id])
  })

  test('leave out a post once the member has copied from it, until they give the text back', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await sharePost(team)
    await makeSuggestion(post, { userId: team.owner.id })
    await makeSuggestion(post, { userId: team.owner.id })
    const { member } = team
    const { id } = await new ClaimNext().handle({ postId: post.id, userId: member.id })
    assert.deepEqual(await waitingFor(member, team), [])
    assert.deepEqual(await waitingFor(team.admin, team), [post.id])
    await callApi('POST', `/api/comments/${id}/unlock`, { as: member })
    assert.deepEqual(await waitingFor(member, team), [post.id])
  })

  test('need few queries, however many there are', async ({ assert }) => {
    const team = await makeTeam()
    for (let count = 0; count < 5; count += 1) {
      await makeSuggestion(await sharePost(team), { userId: team.owner.id })
    }
    const as = await tokenOf(team.member)
    assert.isAtMost((await queriesOf(() => callApi('GET', pathOf(team), { as }))).length, 4)
  })
})
