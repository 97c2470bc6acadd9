import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { ErrorDetails } from '#contract/error_code'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { newId } from '#core/runtime/ids'
import { LockedPost } from '#posts/posts/repositories/locked_post'
import type { PostRecord } from '#posts/posts/models/post_record'
import { findComment } from '#suggestions/comments/queries/find_comment'
import {
  insertSuggestions,
  type SuggestionToAdd,
} from '#suggestions/comments/repositories/insert_suggestions'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'

const OFFICE = 'The new office in Porto has the best view of the river'
const ALMOST = 'The new office in Porto has the very best view of the river'

const add = (post: PostRecord, texts: (string | Partial<SuggestionToAdd>)[]) =>
  inTransaction(async (trx) => {
    const suggestions = texts.map((text, index) => ({
      id: newId(),
      index,
      postId: post.id,
      userId: post.author!.id,
      content: '',
      acceptSimilar: false,
      isAiGenerated: true,
      ...(typeof text === 'string' ? { content: text } : text),
    }))
    return insertSuggestions(trx, await LockedPost.lock(trx, post.id), suggestions)
  })

const countOf = async (post: PostRecord) => (await db.from('comments').where('post_id', post.id)).length

async function refusal(adding: Promise<unknown>): Promise<ErrorDetails['texts']> {
  const error = await adding.catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw new Error('nothing was refused')
  return error.details?.texts
}

test.group('Several suggestions at once', (group) => {
  dialect(group)
  rollBack(group)

  test('are refused together, with the texts that repeat one of the post or of each other', async ({
    assert,
  }) => {
    const post = await makePost(await makeTeam())
    const id = await makeSuggestion(post, { content: OFFICE })
    const texts = await refusal(
      add(post, ['Nobody has said this before', ALMOST, `${OFFICE}!`, 'A b', 'a B']),
    )
    assert.deepEqual(
      texts!.map(({ index, isSame }) => [index, isSame]),
      [
        [1, false],
        [2, true],
        [4, true],
      ],
    )
    assert.deepEqual(texts![0]!.similar, { id, content: OFFICE })
    assert.equal(await countOf(post), 1)
  })

  test('are refused when the post has no room for all', async ({ assert }) => {
    const post = await makePost(await makeTeam())
    const limits = env as { suggestionsPerPost: number }
    const before = limits.suggestionsPerPost
    limits.suggestionsPerPost = 1
    try {
      await assert.rejects(() => add(post, ['One of them', 'The other']))
      assert.equal(await countOf(post), 0)
    } finally {
      limits.suggestionsPerPost = before
    }
  })

  test('are stored, counted and announced like others, as generated ones', async ({ assert }) => {
    const post = await makePost(await makeTeam())
    const [first, second] = await add(post, ['What a view from up there', { content: OFFICE }])
    assert.isTrue((await findComment(first!.id)).isAiGenerated)
    const row = await db.from('posts').where('id', post.id).first()
    assert.deepEqual([row.comments_count, row.available_count], [2, 2])
    const texts = await refusal(add(post, [OFFICE]))
    assert.equal(texts![0]!.similar.id, second!.id)
  })

  test('keep what an accepted one is similar to, even one of them', async ({ assert }) => {
    const post = await makePost(await makeTeam())
    const [first, second] = await add(post, [OFFICE, { content: ALMOST, acceptSimilar: true }])
    assert.equal((await findComment(second!.id)).similarTo!.id, first!.id)
  })
})
