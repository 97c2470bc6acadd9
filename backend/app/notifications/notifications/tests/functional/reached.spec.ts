import { test } from '@japa/runner'
import { COPIES_NOTIFIED_AFTER_MS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import type User from '#identity/users/models/user'
import { told } from '#notifications/notifications/tests/support/calls'

test.group('The author of a post', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => {
    clock.moveTo('2026-03-02T09:00:00.000Z')
    return useClock(clock)
  })

  /** A post in a team of `size` besides its author. */
  async function makeScene(size: number) {
    const team = await makeTeam()
    const others = [team.owner, team.admin]
    while (others.length < size) {
      const user = await makeUser()
      await new AddMember().handle({ organizationId: team.organizationId, userId: user.id, role: 'member' })
      others.push(user)
    }
    const post = await makePost(team)
    for (let index = 0; index <= size; index += 1) await makeSuggestion(post, { userId: team.stranger.id })
    const copy = async ({ id: userId }: User) => {
      await new ClaimNext().handle({ postId: post.id, userId })
      clock.advance(COPIES_NOTIFIED_AFTER_MS)
      await notifyCopies()
    }
    const reach = async () => (await told(team.member)).flatMap((each) => each.reach ?? [])
    return { team, others, copy, reach }
  }

  test('is not notified of their own copy, and does not count', async ({ assert }) => {
    const { team, others, copy, reach } = await makeScene(4)
    await copy(team.member)
    assert.deepEqual(await reach(), [])
    await copy(others[0]!)
    assert.deepEqual(await reach(), [{ count: 1, of: 4 }])
  })

  test('is notified of each milestone in place of the one before', async ({ assert }) => {
    const { others, copy, reach } = await makeScene(8)
    const found: object[][] = []
    for (const each of others) {
      await copy(each)
      found.push(await reach())
    }
    assert.deepEqual(
      found.map(([one, ...more]) => [one && Object.values(one).join(' of '), more.length]),
      [undefined, '2 of 8', '2 of 8', '4 of 8', '4 of 8', '6 of 8', '6 of 8', '8 of 8'].map((one) => [
        one,
        0,
      ]),
    )
  })

  test('is not notified as a former member, and nobody else is', async ({ assert }) => {
    const { team, others, copy, reach } = await makeScene(2)
    await copy(others[0]!)
    assert.lengthOf(await reach(), 1)
    for (const each of [team.owner, team.admin])
      assert.notInclude(
        (await told(each)).map(({ type }) => type),
        'post.reached',
      )
    const { organizationId, owner, member } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.deepEqual(await reach(), [])
  })
})
