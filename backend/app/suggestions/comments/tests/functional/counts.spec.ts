import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import ClaimAsVisitor from '#suggestions/comments/actions/claim_as_visitor'
import ClaimNext from '#suggestions/comments/actions/claim_next'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import EditComment from '#suggestions/comments/actions/edit_comment'
import ReleaseSuggestion from '#suggestions/comments/actions/release_suggestion'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import { reserveNext } from '#suggestions/comments/actions/reserve_next'
import { releaseStaleVisitorClaims } from '#suggestions/comments/jobs/release_stale_visitor_claims'
import { findComment } from '#suggestions/comments/queries/find_comment'
import { normalizeText, textHash } from '#suggestions/comments/rules/normalize_text'
import { AppError } from '#core/http/errors/app_error'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const HOUR = 3_600_000

const WRITTEN = ['suggest', 'suggest', 'suggest', 'reply', 'changeContent', 'remove']
const COPIED = ['look', 'next', 'claim', 'edit', 'visit', 'release', 'undo', 'wait', 'end']
const ON_COMMENT = new Set(['reply', 'changeContent', 'remove', 'claim', 'edit', 'visit', 'release', 'undo'])

/** So few texts that members repeat them. */
const tokenize = (at: number) => ['Bravo', 'Well done', 'What a start', 'At last!'][at % 4]!

/** One action on a post; `at` picks its comment. */
const step = fc.record({
  what: fc.constantFrom(...WRITTEN, ...COPIED),
  at: fc.nat(20),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Accepts a refusal, and rethrows any other error. */
async function orRefused(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

const claim = ({ id, postId }: { id: string; postId: string }, userId: string, content?: string) =>
  new ClaimSuggestion().handle({ id, postId, userId, content })

async function live(steps: Step[], clock: FakeClock) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  const pick = async (at: number) => {
    const rows = await db.from('comments').where('post_id', post.id).orderBy('id')
    return rows.length > 0 ? findComment(rows[at % rows.length].id) : null
  }
  for (const { what, at } of steps) {
    const comment = ON_COMMENT.has(what) ? await pick(at) : null
    if (what === 'suggest') await orRefused(makeSuggestion(post, at < 5 ? { content: tokenize(at) } : {}))
    else if (what === 'look') await reserveNext(post.id, team.admin.id)
    else if (what === 'next')
      await orRefused(new ClaimNext().handle({ postId: post.id, userId: team.admin.id }))
    else if (what === 'wait') clock.advance(7 * HOUR)
    else if (what === 'end') await releaseStaleVisitorClaims()
    else if (!comment) continue
    else if (what === 'reply') await orRefused(makeSuggestion(post, { parentId: comment.id }))
    else if (what === 'remove') await new DeleteComment().handle(comment)
    else if (what === 'changeContent')
      await orRefused(new EditComment().handle(comment, { content: tokenize(at) }))
    else if (what === 'edit') await orRefused(claim(comment, team.member.id, tokenize(at)))
    else if (what === 'undo') await new ReleaseSuggestion().handle(comment, team.member.id)
    else if (what === 'release') await new ReleaseSuggestion().handle(comment)
    else if (what === 'claim') await orRefused(claim(comment, team.member.id))
    else
      await orRefused(
        new ClaimAsVisitor().handle({ ...comment, by: { visitor: `v${at}`, address: `a${at}` } }),
      )
  }
  return post.id
}

test.group('Any sequence of actions on a post', (group) => {
  dialect(group)
  rollBack(group)

  test('keeps its counts, gives no text to two members, and reserves available suggestions only', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const id = await live(steps, clock)
        const suggestions = await db.from('comments').where('post_id', id).whereNull('parent_id')
        const available = suggestions.filter((row) => row.claimed_at === null)
        const post = await db.from('posts').where('id', id).firstOrFail()
        assert.deepEqual([post.comments_count, post.available_count], [suggestions.length, available.length])
        const ofVisitors = suggestions.filter((row) => row.claimed_by_visitor !== null)
        const noted = await db.from('visitor_claims').where('post_id', id).select('comment_id')
        assert.sameMembers(
          noted.map(({ comment_id }) => comment_id),
          ofVisitors.map((row) => row.id),
        )
        const handOuts = suggestions.map((row) => normalizeText(row.copied_content ?? row.content))
        assert.lengthOf(new Set(handOuts), handOuts.length)
        const words = await db.from('used_texts').where('post_id', id).select('hash')
        assert.includeMembers(
          words.map(({ hash }) => hash),
          handOuts.map(textHash),
        )
        const reserved = await db.from('suggestion_reservations').where('post_id', id).select('comment_id')
        assert.includeMembers(
          available.map((row) => row.id),
          reserved.map(({ comment_id }) => comment_id),
        )
      }),
      { numRuns: 60 },
    )
  }).timeout(60_000)
})
