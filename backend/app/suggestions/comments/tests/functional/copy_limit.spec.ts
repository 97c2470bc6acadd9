import { test } from '@japa/runner'
import fc from 'fast-check'
import type { SuggestionList } from '#contract/suggestions/data/comment'
import type { OfferList } from '#contract/suggestions/data/offer'
import { COPIES_PER_POST } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import UpdateOrganization from '#organizations/organizations/actions/update_organization'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { setDisabled } from '#identity/users/repositories/administrators'
import { inTransaction } from '#core/database/transactions/transaction'
import type User from '#identity/users/models/user'
import { callApi, type Answer } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const lock = (id: string, as: User) => callApi('POST', `/api/comments/${id}/lock`, { as })
const unlock = (id: string, as: User) => callApi('POST', `/api/comments/${id}/unlock`, { as })

/** A post with suggestions by a former colleague, and calls of its members. */
async function makeScene(supply: number) {
  const team = await makeTeam()
  const { organizationId } = team
  const post = await makePost(team, { isPublic: true })
  const { id: userId } = await makeUser()
  const ids: string[] = []
  for (let index = 0; index < supply; index += 1) ids.push(await makeSuggestion(post, { userId }))
  return {
    team,
    post,
    ids,
    claimNext: (as: User) => callApi('POST', `/api/posts/${post.id}/claim-next`, { as, body: {} }),
    proposeNext: (as: User) => callApi('POST', `/api/posts/${post.id}/propose-next`, { as, body: {} }),
    list: async (as: User) =>
      (await callApi('GET', `/api/comments/post/${post.id}`, { as })).body as unknown as SuggestionList,
    offers: async (as: User) => {
      const path = `/api/posts/organization/${organizationId}/offers`
      return ((await callApi('GET', path, { as })).body as unknown as OfferList).offers
    },
    copyThree: async (as: User) => {
      for (const id of ids.slice(0, COPIES_PER_POST)) await lock(id, as)
    },
  }
}

const codeOf = ({ body }: Answer) => body?.code

test.group('The limit on copies of a post', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(() => useClock(new FakeClock()))

  test('refuses a fourth by a member, however they ask, and changes nothing', async ({ assert }) => {
    const { team, ids, claimNext, proposeNext, list, copyThree } = await makeScene(6)
    await copyThree(team.member)
    for (const ask of [
      () => lock(ids[3]!, team.member),
      () => claimNext(team.member),
      () => proposeNext(team.member),
    ]) {
      const refused = await ask()
      assert.equal(refused.status, 409)
      assert.containSubset(refused.body, { code: 'COPY_LIMIT_REACHED', details: { limit: COPIES_PER_POST } })
    }
    const { comments } = await list(team.member)
    assert.lengthOf(
      comments.filter(({ isLocked }) => isLocked),
      COPIES_PER_POST,
    )
  })

  test('is told with the list, whose `can` agrees, and leaves nothing to offer', async ({ assert }) => {
    const { team, list, offers, copyThree } = await makeScene(6)
    assert.isNull((await list(team.member)).copyLimit)
    await copyThree(team.member)
    const { comments, copyLimit, nextForYou } = await list(team.member)
    assert.deepEqual([copyLimit, nextForYou], [COPIES_PER_POST, null])
    assert.isTrue(comments.every(({ can }) => !can.claim))
    const [offer] = await offers(team.member)
    assert.deepInclude(offer, { available: 0, whyNone: 'copyLimit' })
    assert.isTrue(offer!.suggestions.every(({ claimedByYou }) => claimedByYou))
    assert.isTrue((await list(team.admin)).comments.some(({ can }) => can.claim))
    assert.equal((await offers(team.admin))[0]!.available, 3)
  })

  test('does not refuse a member what they have copied already', async ({ assert }) => {
    const { team, ids, copyThree } = await makeScene(6)
    await copyThree(team.member)
    assert.equal((await lock(ids[0]!, team.member)).status, 200)
  })

  test('ends with a release', async ({ assert }) => {
    const { team, ids, copyThree } = await makeScene(6)
    await copyThree(team.member)
    const released = await unlock(ids[0]!, team.member)
    assert.containSubset(released.body, { comment: { can: { claim: true } } })
    assert.equal((await lock(ids[3]!, team.member)).status, 200)
  })

  test('ends when each colleague has copied one', async ({ assert }) => {
    const { team, ids, claimNext, copyThree } = await makeScene(8)
    await copyThree(team.member)
    await claimNext(team.admin)
    assert.equal(codeOf(await lock(ids[3]!, team.member)), 'COPY_LIMIT_REACHED')
    await claimNext(team.owner)
    assert.equal((await claimNext(team.member)).status, 200)
  })

  test('does not wait for accounts that are disabled, nor for former members', async ({ assert }) => {
    const { team, ids, copyThree } = await makeScene(6)
    await copyThree(team.member)
    const { organizationId, owner, admin } = team
    await inTransaction((trx) => setDisabled(owner.useTransaction(trx), 'administrator'))
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: admin.id })
    assert.equal((await lock(ids[3]!, team.member)).status, 200)
  })

  test('does not wait for a colleague who has written all that are left', async ({ assert }) => {
    const { team, post, ids, claimNext, copyThree } = await makeScene(4)
    await copyThree(team.member)
    await claimNext(team.owner)
    const own = await makeSuggestion(post, { userId: team.admin.id })
    assert.equal((await lock(own, team.member)).status, 200)
    assert.lengthOf(ids, 4)
  })

  test('can be changed and lifted by the organization', async ({ assert }) => {
    const { team, ids, copyThree } = await makeScene(6)
    const { organizationId } = team
    await copyThree(team.member)
    const change = (copiesPerPost: number | null) =>
      new UpdateOrganization().handle({ organizationId, actorId: team.owner.id, changes: { copiesPerPost } })
    await change(4)
    assert.equal((await lock(ids[3]!, team.member)).status, 200)
    assert.containSubset((await lock(ids[4]!, team.member)).body, { details: { limit: 4 } })
    await change(null)
    assert.equal((await lock(ids[4]!, team.member)).status, 200)
  })

  test('lets exactly one of simultaneous claims at the limit through', async ({ assert }) => {
    const { team, ids } = await makeScene(8)
    await lock(ids[0]!, team.member)
    await lock(ids[1]!, team.member)
    const answers = await Promise.all(ids.slice(2).map((id) => lock(id, team.member)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1,
    )
  })

  test('is the same as in a small model, whoever copies next in any order', async ({ assert }) => {
    const people = fc.constantFrom('owner' as const, 'admin' as const, 'member' as const)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(people, { maxLength: 11 }),
        async (supply, pressed) => {
          const { team, claimNext } = await makeScene(supply)
          const copies = { owner: 0, admin: 0, member: 0 }
          let left = supply
          for (const who of pressed) {
            const others = Object.entries(copies).filter(([name]) => name !== who)
            const waits = others.some(([, count]) => count === 0)
            const expected =
              left === 0
                ? 'NO_SUGGESTION_LEFT'
                : copies[who] >= COPIES_PER_POST && waits
                  ? 'COPY_LIMIT_REACHED'
                  : undefined
            assert.equal(codeOf(await claimNext(team[who])), expected)
            if (expected !== undefined) continue
            left -= 1
            copies[who] += 1
          }
        },
      ),
      { numRuns: 10 },
    )
  }).timeout(60_000)
})
