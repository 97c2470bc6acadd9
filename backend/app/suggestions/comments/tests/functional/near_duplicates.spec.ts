import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import AddComment from '#suggestions/comments/actions/add_comment'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import DeleteComment from '#suggestions/comments/actions/delete_comment'
import EditComment from '#suggestions/comments/actions/edit_comment'
import { findClosest } from '#suggestions/comments/rules/closest'
import env from '#start/env'
import { AppError } from '#core/http/errors/app_error'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { liftCopyLimit, makeTeam } from '#tests/factories/team_factory'

const WORDS = 'brave launch team proud bright idea honest clever story maker early quiet'.split(' ')

/** Texts of one vocabulary, of which many pairs are near-duplicates and many are not. */
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 4, maxLength: 9 })
  .map((words) => words.join(' '))

const step = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'edit', 'copy', 'delete'),
  pick: fc.nat(100),
  text,
})

interface Known {
  id: string
  content: string
  copy: string | null
}

const codeOf = async (work: Promise<unknown>): Promise<string | null> => {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

test.group('The near-duplicates of a post', (group) => {
  dialect(group)
  rollBack(group)

  test('are those of a comparison with every text, after any addition, edit, copy or deletion', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await liftCopyLimit(team)
    const { userId, refused } = { userId: team.member.id, refused: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
        const { id: postId } = await makePost(team)
        let known: Known[] = []
        const expected = (words: string, except?: string) => {
          const others = known.filter(({ id }) => id !== except)
          const texts = others.flatMap(({ id, content, copy }) =>
            [content, copy].filter((each) => each !== null).map((each) => ({ id, content: each })),
          )
          const found = findClosest(words, texts)
          return found && (found.isSame ? 'SUGGESTION_REPEATED' : 'SUGGESTION_SIMILAR')
        }
        for (const { what, pick, text: made } of steps) {
          const one = known[pick % (known.length || 1)]
          const words = one && pick % 4 === 0 ? `${known[0]!.content.toUpperCase()}!` : made
          if (what === 'add') {
            const wanted = expected(words)
            let id = ''
            const add = async () =>
              ({ id } = await new AddComment().handle({ postId, userId, content: words }))
            assert.equal(await codeOf(add()), wanted)
            if (wanted) refused.add(wanted)
            else known.push({ id, content: words, copy: null })
          } else if (what === 'delete' && one && one.copy === null) {
            await new DeleteComment().handle({ id: one.id, postId })
            known = known.filter((each) => each !== one)
          } else if (what === 'edit' && one && one.copy === null) {
            const wanted = expected(words, one.id)
            assert.equal(
              await codeOf(new EditComment().handle({ id: one.id, postId }, { content: words })),
              wanted,
            )
            if (!wanted) one.content = words
          } else if (what === 'copy' && one && one.copy === null) {
            const wanted = expected(words, one.id)
            const claim = new ClaimSuggestion().handle({ id: one.id, postId, userId, content: words })
            assert.equal(await codeOf(claim), wanted)
            if (!wanted) one.copy = words
          }
        }
      }),
      { numRuns: 20, endOnFailure: true },
    )
    assert.sameMembers([...refused], ['SUGGESTION_REPEATED', 'SUGGESTION_SIMILAR'])
  }).timeout(60_000)
})

test.group('A post with as many suggestions as it can have', (group) => {
  dialect(group)
  rollBack(group)

  test('takes no more, but replies', async ({ assert }) => {
    const team = await makeTeam()
    const { id: postId } = await makePost(team)
    const add = (body: object) =>
      callApi('POST', '/api/comments', { as: team.member, body: { postId, ...body } })
    const first = await add({ content: 'The first words' })
    await db.from('posts').where('id', postId).update({ comments_count: env.suggestionsPerPost })
    const refused = await add({ content: 'One suggestion more' })
    assert.deepEqual([refused.status, refused.body!.code], [409, 'SUGGESTION_LIMIT_REACHED'])
    const { id: parentId } = first.body!.comment as { id: string }
    assert.equal((await add({ content: 'A reply', parentId })).status, 201)
  })
})
