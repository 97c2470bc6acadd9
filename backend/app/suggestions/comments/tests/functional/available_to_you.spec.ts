import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Comment, SuggestionList } from '#contract/suggestions/data/comment'
import type { OfferList, WaitingPosts } from '#contract/suggestions/data/offer'
import { isAvailableToYou } from '#contract/suggestions/rules/availability'
import { VISITOR_CLAIM_HOURS } from '#contract/core/rules/limits'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { insertSuggestions } from '#suggestions/comments/repositories/insert_suggestions'
import { useClock } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { LockedPost } from '#posts/posts/repositories/locked_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { liftCopyLimit, makeTeam, type Team } from '#tests/factories/team_factory'
import { dialect } from '#tests/tags'

const CLAIMANTS = ['nobody', 'owner', 'admin', 'expired visitor', 'visitor'] as const

/** A suggestion: who wrote it, or approved it when it was generated, and who has copied it. */
const suggestion = fc.record({
  author: fc.constantFrom('member', 'admin'),
  isAiGenerated: fc.boolean(),
  claimant: fc.constantFrom(...CLAIMANTS),
})
type Modelled = typeof suggestion extends fc.Arbitrary<infer Value> ? Value : never
const COPIED_BY_THE_OWNER = Array.from({ length: 5 }, (): Modelled => ({
  author: 'admin',
  isAiGenerated: false,
  claimant: 'owner',
}))

async function addTo(team: Team, postId: string, { author, isAiGenerated }: Modelled): Promise<string> {
  const { id: userId } = team[author as 'member' | 'admin']
  const id = newId()
  const content = `Bravo ${id}`
  await inTransaction(async (trx) => {
    const toAdd = { id, index: 0, postId, userId, content, isAiGenerated, acceptSimilar: true }
    await insertSuggestions(trx, await LockedPost.lock(trx, postId), [toAdd])
  })
  return id
}

test.group('What is available to a member', (group) => {
  dialect(group)
  rollBack(group)
  const clock = new FakeClock()
  group.each.setup(() => useClock(clock))

  test('is the same in the list, in what is next, in the offers, among the posts that wait, and to a claim', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(suggestion, { minLength: 1, maxLength: 5 }), async (all) => {
        const team = await makeTeam()
        await liftCopyLimit(team)
        const { organizationId, member } = team
        const post = await makePost(team, { isPublic: true })
        const ids: string[] = []
        for (const each of all) ids.push(await addTo(team, post.id, each))
        const claimed = new Set<string>()
        const claimAsVisitor = async (index: number) => {
          const by = { visitor: `v${index} ${post.id}`, address: `a${index} ${post.id}` }
          const claim = new ClaimAsVisitor().handle({ id: ids[index]!, postId: post.id, by })
          return claim.then(
            () => true,
            () => false,
          )
        }
        for (const [index, { claimant }] of all.entries())
          if (claimant === 'expired visitor') await claimAsVisitor(index)
        clock.advance(VISITOR_CLAIM_HOURS * 3_600_000)
        // The first claim of the day releases the expired claims of visitors.
        for (const [index, { claimant }] of all.entries()) {
          const id = ids[index]!
          if (claimant === 'visitor' && (await claimAsVisitor(index))) claimed.add(id)
          if (claimant !== 'owner' && claimant !== 'admin') continue
          await new ClaimSuggestion().handle({ id, postId: post.id, userId: team[claimant].id })
          claimed.add(id)
        }
        await makeSuggestion(post, { userId: team.admin.id, parentId: ids[0]! })
        const left = ids.filter((id) => !claimed.has(id))
        const expected = left.filter((id) => {
          const { author, isAiGenerated } = all[ids.indexOf(id)]!
          return isAiGenerated || author !== 'member'
        })

        const read = async <Body>(path: string) => (await callApi('GET', path, { as: member })).body as Body
        const list = await read<SuggestionList>(`/api/comments/post/${post.id}`)
        const everything: Comment[] = list.comments.flatMap((each) => [each, ...each.replies])
        assert.sameMembers(
          everything.filter(isAvailableToYou).map(({ id }) => id),
          expected,
        )
        assert.equal(list.nextForYou !== null, expected.length > 0)
        const { offers } = await read<OfferList>(`/api/posts/organization/${organizationId}/offers`)
        assert.equal(offers[0]!.available, expected.length)
        const waiting = await read<WaitingPosts>(`/api/posts/organization/${organizationId}/waiting`)
        assert.deepEqual(waiting.postIds, expected.length > 0 ? [post.id] : [])
        const another = await callApi('POST', `/api/posts/${post.id}/propose-next`, { as: member, body: {} })
        const next = await callApi('POST', `/api/posts/${post.id}/claim-next`, { as: member, body: {} })
        for (const answer of [another, next]) {
          assert.equal(answer.status, expected.length > 0 ? 200 : 409)
          if (answer.status === 200) continue
          const details = left.length > 0 ? { onlyYours: true } : {}
          assert.deepEqual(answer.body!.details ?? {}, details)
        }
      }),
      { numRuns: 15, examples: [[COPIED_BY_THE_OWNER]] },
    )
  }).timeout(60_000)

  test('includes a generated suggestion they have approved, which stays theirs to edit and delete', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const approved = { author: 'member', isAiGenerated: true, claimant: 'nobody' } as const
    const id = await addTo(team, post.id, approved)
    const { body } = await callApi('GET', `/api/comments/post/${post.id}`, { as: team.member })
    const { nextForYou, comments } = body as unknown as SuggestionList
    assert.equal(nextForYou?.id, id)
    assert.containSubset(comments[0], { isYours: true, can: { update: true, delete: true, claim: true } })
  })
})
