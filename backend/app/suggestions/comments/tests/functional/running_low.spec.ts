import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import { SUPPLY_LOW } from '#contract/core/rules/limits'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import ReleaseSuggestion from '#suggestions/comments/actions/release_suggestion'
import SupplyRanLow from '#suggestions/comments/events/supply_ran_low'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { findComment } from '#suggestions/comments/queries/find_comment'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { liftCopyLimit, makeTeam, type Team } from '#tests/factories/team_factory'

const ENOUGH = SUPPLY_LOW + 1

/** A post of the member in a team of three, with one suggestion more than the low limit. */
async function makeScene(team?: Team) {
  const theTeam = team ?? (await makeTeam())
  const post = await makePost(theTeam)
  const ids: string[] = []
  for (let index = 0; index < ENOUGH; index += 1) ids.push(await makeSuggestion(post))
  const events: SupplyRanLow[] = []
  const stop = emitter.on(SupplyRanLow, (event) => void events.push(event))
  return {
    team: theTeam,
    post,
    ids,
    events,
    stop,
    claim: (id: string, userId = theTeam.member.id) =>
      new ClaimSuggestion().handle({ id, postId: post.id, userId }),
    lowAt: async () => (await db.from('posts').where('id', post.id).firstOrFail()).supply_low_at,
  }
}

test.group('A post running low on suggestions', (group) => {
  dialect(group)
  rollBack(group)

  test('is not running low while each member who waits can have one', async ({ assert, cleanup }) => {
    const { team, ids, claim, lowAt, events, stop } = await makeScene()
    cleanup(stop)
    for (const [index, { id }] of [team.member, team.admin, team.owner].entries())
      await claim(ids[index]!, id)
    assert.isNull(await lowAt())
    assert.lengthOf(events, 0)
  })

  test('is not running low just because it is new', async ({ assert, cleanup }) => {
    const scene = await makeScene()
    cleanup(scene.stop)
    const post = await makePost(scene.team)
    await makeSuggestion(post)
    assert.isNull((await db.from('posts').where('id', post.id).firstOrFail()).supply_low_at)
  })

  test('notifies its author once, however few are left', async ({ assert, cleanup }) => {
    const { team, post, ids, claim, lowAt, events, stop } = await makeScene()
    cleanup(stop)
    await claim(ids[0]!)
    assert.isNull(await lowAt())
    await claim(ids[1]!)
    const at = await lowAt()
    assert.isNotNull(at)
    await claim(ids[2]!)
    assert.equal(await lowAt(), at)
    const { organizationId, member } = team
    assert.deepEqual(events, [new SupplyRanLow(organizationId, post.id, member.id, 1)])
  })

  test('also runs low when suggestions are deleted', async ({ assert, cleanup }) => {
    const { post, ids, lowAt, stop } = await makeScene()
    cleanup(stop)
    await new DeleteComment().handle({ id: ids[0]!, postId: post.id })
    assert.isNotNull(await lowAt())
  })

  test('can run low again after more suggestions are added', async ({ assert, cleanup }) => {
    const { team, post, ids, claim, lowAt, events, stop } = await makeScene()
    cleanup(stop)
    await liftCopyLimit(team)
    await claim(ids[0]!)
    await claim(ids[1]!)
    const added = [await makeSuggestion(post)]
    assert.isNotNull(await lowAt())
    added.push(await makeSuggestion(post))
    assert.isNull(await lowAt())
    // Two are available for the two remaining members, which is enough.
    await claim(added[0]!)
    assert.isNull(await lowAt())
    await claim(added[1]!)
    assert.isNotNull(await lowAt())
    assert.lengthOf(events, 2)
  })

  test('stops running low when its claims are released', async ({ assert, cleanup }) => {
    const { ids, claim, lowAt, team, stop } = await makeScene()
    cleanup(stop)
    await claim(ids[0]!)
    await claim(ids[1]!)
    for (const id of ids.slice(0, 2)) {
      await new ReleaseSuggestion().handle(await findComment(id), team.member.id)
    }
    assert.isNull(await lowAt())
  })

  test('stops running low when only the claim that caused it is released', async ({ assert, cleanup }) => {
    const { ids, claim, lowAt, team, stop } = await makeScene()
    cleanup(stop)
    await claim(ids[0]!)
    await claim(ids[1]!)
    assert.isNotNull(await lowAt())
    await new ReleaseSuggestion().handle(await findComment(ids[1]!), team.member.id)
    assert.isNull(await lowAt())
  })

  test('is recorded, but an author who has left the organization is not notified', async ({
    assert,
    cleanup,
  }) => {
    const { team, ids, claim, lowAt, events, stop } = await makeScene()
    cleanup(stop)
    const { organizationId, owner, admin, member } = team
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    await claim(ids[0]!, admin.id)
    await claim(ids[1]!, admin.id)
    await claim(ids[2]!, admin.id)
    assert.isNotNull(await lowAt())
    assert.lengthOf(events, 0)
  })
})
