import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ClaimNextInOrganization from '#suggestions/comments/actions/claim_next_in_organization'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const PEOPLE = ['owner', 'admin', 'member'] as const
type Person = (typeof PEOPLE)[number]

const people = fc.constantFrom(...PEOPLE)
/** The authors of the suggestions of each post, newest post first. */
const posts = fc.array(fc.array(people, { maxLength: 3 }), { minLength: 1, maxLength: 4 })
const presses = fc.array(people, { maxLength: 8 })

/** The available suggestions of a post, and the members who have copied from it. */
interface ModelPost {
  left: Person[]
  copiers: Person[]
}

/** The index of the next post for a member; -1 when there is none. */
const nextFor = (who: Person, all: ModelPost[]) =>
  all.findIndex(({ left, copiers }) => !copiers.includes(who) && left.some((author) => author !== who))

test.group('Copying next, by anybody and in any order', (group) => {
  dialect(group)
  rollBack(group)

  test('claims on the newest post that waits, never one’s own and never twice on a post', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await fc.assert(
      fc.asyncProperty(posts, presses, async (authors, pressed) => {
        const team = await makeTeam()
        const { organizationId } = team
        const ids: string[] = []
        for (const written of authors.toReversed()) {
          clock.advance(1_000)
          const post = await makePost(team)
          for (const author of written) await makeSuggestion(post, { userId: team[author].id })
          ids.unshift(post.id)
        }
        const model: ModelPost[] = authors.map((left) => ({ left: [...left], copiers: [] }))
        for (const who of pressed) {
          const userId = team[who].id
          const expected = nextFor(who, model)
          const claim = new ClaimNextInOrganization().handle({ organizationId, userId })
          if (expected === -1) {
            await assert.rejects(() => claim)
            continue
          }
          const comment = await db
            .from('comments')
            .where('id', await claim)
            .firstOrFail()
          const author = PEOPLE.find((each) => team[each].id === comment.user_id)!
          assert.deepEqual([comment.post_id, comment.claimed_by_user_id], [ids[expected], userId])
          assert.notEqual(author, who)
          const { left, copiers } = model[expected]!
          left.splice(left.indexOf(author), 1)
          copiers.push(who)
        }
      }),
      { numRuns: 25 },
    )
  }).timeout(60_000)
})
