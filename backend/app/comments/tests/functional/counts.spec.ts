import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { useClock } from '#core/clock'
import { FakeClock } from '#core/fake_clock'
import ClaimAsVisitor from '#comments/actions/claim_as_visitor'
import ClaimSuggestion from '#comments/actions/claim_suggestion'
import ReleaseSuggestion from '#comments/actions/release_suggestion'
import RemoveComment from '#comments/actions/remove_comment'
import { endStaleVisitorClaims } from '#comments/jobs/end_stale_visitor_claims'
import { findComment } from '#comments/queries/find_comment'
import { AppError } from '#core/errors/app_error'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const HOUR = 3_600_000

/** One thing that happens to a post; `at` picks the comment it happens to. */
const step = fc.record({
  what: fc.constantFrom('suggest', 'suggest', 'reply', 'remove', 'claim', 'visit', 'release', 'wait', 'end'),
  at: fc.nat(20),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A refusal is a fine outcome; anything else is not. */
async function orRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

async function live(steps: Step[], clock: FakeClock) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  const pick = async (at: number) => {
    const rows = await db.from('comments').where('post_id', post.id).orderBy('id')
    return rows.length > 0 ? findComment(rows[at % rows.length].id) : null
  }
  for (const { what, at } of steps) {
    const comment = await pick(at)
    if (what === 'suggest') await makeSuggestion(post)
    else if (what === 'wait') clock.advance(7 * HOUR)
    else if (what === 'end') await endStaleVisitorClaims()
    else if (!comment) continue
    else if (what === 'reply') await orRefused(makeSuggestion(post, { parentId: comment.id }))
    else if (what === 'remove') await new RemoveComment().handle(comment)
    else if (what === 'release') await new ReleaseSuggestion().handle(comment)
    else if (what === 'claim')
      await orRefused(new ClaimSuggestion().handle({ ...comment, userId: team.member.id }))
    else
      await orRefused(
        new ClaimAsVisitor().handle({ ...comment, by: { visitor: `v${at}`, address: `a${at}` } }),
      )
  }
  return post.id
}

test.group('The kept counts of a post', (group) => {
  rollBack(group)

  test('equal the real ones after anything that can happen', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const id = await live(steps, clock)
        const suggestions = db.from('comments').where('post_id', id).whereNull('parent_id')
        const all = await suggestions.clone().select('id')
        const free = await suggestions.clone().whereNull('locked_at').select('id')
        const post = await db.from('posts').where('id', id).firstOrFail()
        assert.deepEqual([post.comments_count, post.free_count], [all.length, free.length])
        const held = await suggestions.clone().whereNotNull('locked_by_visitor').select('id')
        const noted = await db.from('visitor_claims').where('post_id', id).select('comment_id')
        assert.sameMembers(
          noted.map(({ comment_id }) => comment_id),
          held.map((row) => row.id),
        )
      }),
      { numRuns: 40 },
    )
  }).timeout(60_000)
})
