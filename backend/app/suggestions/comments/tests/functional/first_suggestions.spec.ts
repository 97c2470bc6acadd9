import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import env from '#start/env'
import { ABILITIES } from '#contract/organizations/rules/abilities'
import type { Role } from '#contract/organizations/rules/role'
import { newId } from '#core/runtime/ids'
import { listMoods } from '#posts/posts/queries/moods'
import PostCreated from '#posts/posts/events/post_created'
import SuggestionAdded from '#suggestions/comments/events/suggestion_added'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeTeam } from '#tests/factories/team_factory'

const LINK = 'https://www.linkedin.com/posts/northwind_launch'
const OFFICE = 'The new office in Porto has the best view of the river'
const ALMOST = 'The new office in Porto has the very best view of the river'

const rowsOf = async (table: string, where: object) => (await db.from(table).where(where)).length

/** A team, and a member who shares a post with these suggestions and a new tag. */
async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const { organizationId, member } = team
  const share = (suggestions: unknown, key = newId()) =>
    client
      .post('/api/posts')
      .header('idempotency-key', key)
      .json({ organizationId, title: 'We launch', url: LINK, tags: ['brand-new'], suggestions })
      .loginAs(member)
  /** The rows that the request would leave, and the stored total. */
  const left = async () => {
    const { posts_count } = await db.from('organizations').where('id', organizationId).firstOrFail()
    return {
      posts: await rowsOf('posts', { organization_id: organizationId }),
      comments: await rowsOf('comments', { user_id: member.id }),
      tags: await rowsOf('tags', { name: 'brand-new' }),
      counted: posts_count,
    }
  }
  return { ...team, share, left }
}

const NOTHING = { posts: 0, comments: 0, tags: 0, counted: 0 }

test.group('The first suggestions of a post', (group) => {
  dialect(group)
  rollBack(group)

  const INVALID: [what: string, suggestions: unknown, field: string][] = [
    ['a blank one', [{ content: OFFICE }, { content: ' \u200b' }], 'suggestions.1.content'],
    ['one without a text', [{ moodId: null }], 'suggestions.0.content'],
    ['one that is too long', [{ content: 'x'.repeat(3_001) }], 'suggestions.0.content'],
    ['one that is only a text', [OFFICE], 'suggestions.0'],
    ['a mood that is no id', [{ content: OFFICE, moodId: 'witty' }], 'suggestions.0.moodId'],
    [
      'a consent that is no boolean',
      [{ content: OFFICE, acceptSimilar: 'yes' }],
      'suggestions.0.acceptSimilar',
    ],
    ['eleven', Array.from({ length: 11 }, (_, index) => ({ content: `Number ${index}` })), 'suggestions'],
    ['a list that is none', { content: OFFICE }, 'suggestions'],
  ]
  for (const [what, suggestions, field] of INVALID) {
    test(`are refused with the post: ${what}`, async ({ client, assert }) => {
      const { share, left } = await makeScene(client)
      const answer = await share(suggestions)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
      assert.equal(answer.body().details.fields[0].field, field)
      assert.deepEqual(await left(), NOTHING)
    })
  }

  test('are refused with the post when they are alike, and each that repeats an earlier one is named', async ({
    client,
    assert,
    cleanup,
  }) => {
    const events = emitter.fake([PostCreated, SuggestionAdded])
    cleanup(() => emitter.restore())
    const { share, left } = await makeScene(client)
    const answer = await share([
      { content: OFFICE },
      { content: 'Well done' },
      { content: ALMOST },
      { content: 'well DONE!' },
    ])
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'SUGGESTION_SIMILAR' })
    const texts: { index: number; isSame: boolean; similar: { content: string } }[] =
      answer.body().details.texts
    assert.deepEqual(
      texts.map(({ index, isSame, similar }) => [index, isSame, similar.content]),
      [
        [2, false, OFFICE],
        [3, true, 'Well done'],
      ],
    )
    assert.deepEqual(await left(), NOTHING)
    events.assertNoneEmitted()
  })

  test('are refused with the post when a mood does not exist', async ({ client, assert }) => {
    const { share, left } = await makeScene(client)
    const answer = await share([{ content: OFFICE }, { content: 'Well done', moodId: newId() }])
    answer.assertStatus(422)
    answer.assertBodyContains({ code: 'MOOD_NOT_FOUND' })
    assert.deepEqual(await left(), NOTHING)
  })

  test('are refused with the post when a post may not have so many', async ({ client, assert, cleanup }) => {
    const limits = env as { suggestionsPerPost: number }
    const before = limits.suggestionsPerPost
    cleanup(() => void (limits.suggestionsPerPost = before))
    limits.suggestionsPerPost = 1
    const { share, left } = await makeScene(client)
    const answer = await share([{ content: OFFICE }, { content: 'Well done' }])
    answer.assertBodyContains({ code: 'SUGGESTION_LIMIT_REACHED' })
    assert.deepEqual(await left(), NOTHING)
  })

  test('are refused before they are read for a role that may share but not suggest', async ({
    client,
    assert,
    cleanup,
  }) => {
    const abilities = ABILITIES as { suggest: readonly Role[] }
    const before = abilities.suggest
    cleanup(() => void (abilities.suggest = before))
    abilities.suggest = ['owner']
    const { share, left } = await makeScene(client)
    for (const suggestions of [[{ content: OFFICE }], 'not even a list']) {
      const refused = await share(suggestions)
      refused.assertStatus(403)
      refused.assertBodyContains({ code: 'FORBIDDEN' })
    }
    assert.deepEqual(await left(), NOTHING)
    const shared = await share(undefined)
    shared.assertStatus(201)
  })

  test('are stored, counted and announced after the post, like others', async ({
    client,
    assert,
    cleanup,
  }) => {
    const announced: string[] = []
    cleanup(emitter.on(PostCreated, () => void announced.push('post')))
    cleanup(emitter.on(SuggestionAdded, () => void announced.push('suggestion')))
    const { admin, member, share } = await makeScene(client)
    const [mood] = await listMoods()
    const answer = await share([{ content: `  ${OFFICE} `, moodId: mood!.id }, { content: 'Well done' }])
    answer.assertStatus(201)
    const { post } = answer.body()
    assert.deepInclude(post, { commentsCount: 2, availableCount: 2 })
    assert.deepEqual(announced, ['post', 'suggestion', 'suggestion'])

    const rows = await db.from('comments').where('post_id', post.id).orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.content, row.mood_id, row.user_id, Boolean(row.is_ai_generated)]),
      [
        [OFFICE, mood!.id, member.id, false],
        ['Well done', null, member.id, false],
      ],
    )
    const repeated = await client
      .post('/api/comments')
      .json({ postId: post.id, content: 'well done' })
      .loginAs(admin)
    repeated.assertBodyContains({ code: 'SUGGESTION_REPEATED', details: { similar: { id: rows[1].id } } })
  })

  test('may be alike when the author accepts that', async ({ client, assert }) => {
    const { share } = await makeScene(client)
    const answer = await share([{ content: OFFICE }, { content: ALMOST, acceptSimilar: true }])
    answer.assertStatus(201)
    const rows = await db.from('comments').where('post_id', answer.body().post.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ similar_to_id }) => similar_to_id),
      [null, rows[0].id],
    )
  })

  test('are created once for a repeated idempotency key, which covers them', async ({ client, assert }) => {
    const { share, left } = await makeScene(client)
    const first = await share([{ content: OFFICE }], 'form-suggestions-1')
    const again = await share([{ content: OFFICE }], 'form-suggestions-1')
    again.assertStatus(200)
    assert.deepEqual(again.body().post, first.body().post)
    const other = await share([{ content: 'Well done' }], 'form-suggestions-1')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'IDEMPOTENCY_KEY_REUSED' })
    assert.deepEqual(await left(), { posts: 1, comments: 1, tags: 1, counted: 1 })
  })

  for (const [what, suggestions] of [
    ['no list', undefined],
    ['an empty list', []],
  ] as const)
    test(`are none with ${what}`, async ({ client, assert }) => {
      const { share } = await makeScene(client)
      const answer = await share(suggestions)
      answer.assertStatus(201)
      assert.deepInclude(answer.body().post, { commentsCount: 0, availableCount: 0 })
    })
})
