import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ErrorDetails } from '#contract/error_code'
import type { Comment } from '#contract/suggestions/data/comment'
import type { AiPostState, ApprovedComment } from '#contract/ai/data/ai'
import { listMoods } from '#posts/posts/queries/moods'
import type { AiTextRow } from '#ai/models/ai_run'
import { makeRun } from '#ai/tests/support/make_run'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import type User from '#identity/users/models/user'

const TEXTS = [
  'The stairs will keep us fit',
  'Who gets the corner desk by the window?',
  'Porto in the rain is still Porto',
]
const VIEW = 'The view of the river from the third floor is worth the move'
const VIEW_AGAIN = 'The view of the river from the third floor was worth the move'

const approve = (team: Team, postId: string, comments: ApprovedComment[], as: User = team.member) =>
  callApi('POST', `/api/ai/posts/${postId}/approve-comments`, { as, body: { comments } })

const approved = ({ id, content }: AiTextRow, changes: Partial<ApprovedComment> = {}): ApprovedComment => ({
  id,
  content: content!,
  isApproved: true,
  ...changes,
})

const contentsOf = async (postId: string) => {
  const rows: { content: string }[] = await db.from('comments').where('post_id', postId).orderBy('id')
  return rows.map(({ content }) => content)
}

const undecidedOf = async (runId: string) => (await db.from('ai_runs').where('id', runId).first()).undecided

async function makeReview(contents = TEXTS) {
  const team = await makeTeam()
  return { team, ...(await makeRun(team, contents)) }
}

test.group('A text that waits for a decision', (group) => {
  rollBack(group)

  test('says what it may contain that does not belong in a comment', async ({ assert }) => {
    const { team, post } = await makeReview(['What a launch!', 'Well done, Company X (source: the report)'])
    const { body } = await callApi('GET', `/api/ai/posts/${post.id}`, { as: team.member })
    const [run] = (body as unknown as AiPostState).runs
    assert.deepEqual(
      run!.texts.map(({ doubts }) => doubts),
      [[], ['placeholder', 'citation']],
    )
  })
})

test.group('An approval is refused', (group) => {
  rollBack(group)

  test('without an approved comment, with an empty one, or one text twice', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const [first] = texts
    for (const comments of [
      [],
      [approved(first!, { isApproved: false })],
      [approved(first!, { content: '  ' })],
      [approved(first!), approved(first!)],
      Array.from({ length: 61 }, (_, index) => ({ content: `Text ${index}`, isApproved: true })),
    ]) {
      const { status } = await approve(team, post.id, comments)
      assert.equal(status, 422)
    }
    assert.isEmpty(await contentsOf(post.id))
  })

  test('with the post of another path, and a text of another post or of nobody', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const other = await makePost(team, { url: 'https://www.linkedin.com/posts/another' })
    const body = { postId: other.id, comments: [approved(texts[0]!)] }
    const path = `/api/ai/posts/${post.id}/approve-comments`
    assert.equal((await callApi('POST', path, { as: team.member, body })).status, 422)
    const elsewhere = await approve(team, other.id, [approved(texts[0]!)])
    assert.deepEqual([elsewhere.status, elsewhere.body!.code], [404, 'AI_RUN_NOT_FOUND'])
    const nobodys = await approve(team, post.id, [approved(texts[0]!, { id: team.owner.id })])
    assert.equal(nobodys.body!.code, 'AI_RUN_NOT_FOUND')
  })

  test('with a mood that does not exist', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const { body } = await approve(team, post.id, [approved(texts[0]!, { moodId: team.owner.id })])
    assert.equal(body!.code, 'MOOD_NOT_FOUND')
  })

  test('as a whole when one is like a suggestion or another one of them, unless that is accepted', async ({
    assert,
  }) => {
    const { team, post, texts, id } = await makeReview([TEXTS[0]!, VIEW, VIEW_AGAIN])
    const suggestion = await makeSuggestion(post, { content: 'The stairs will keep us very fit' })
    const comments = texts.map((text) => approved(text))
    const { status, body } = await approve(team, post.id, comments)
    assert.deepEqual([status, body!.code], [409, 'SUGGESTION_SIMILAR'])
    const { texts: refused } = body!.details as ErrorDetails
    assert.deepEqual(
      refused!.map(({ index, similar }) => [index, similar.id]),
      [
        [0, suggestion],
        [2, texts[1]!.id],
      ],
    )
    assert.lengthOf(await contentsOf(post.id), 1)
    assert.equal(await undecidedOf(id), 3)
    const accepted = comments.map((comment) => ({ ...comment, acceptSimilar: true }))
    assert.equal((await approve(team, post.id, accepted)).body!.added, 3)
  })

  test('with the words of a suggestion, even when similar ones are accepted', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    await makeSuggestion(post, { content: TEXTS[0]! })
    const { body } = await approve(team, post.id, [approved(texts[0]!, { acceptSimilar: true })])
    assert.isTrue((body!.details as ErrorDetails).texts![0]!.isSame)
  })
})

test.group('Approved texts', (group) => {
  rollBack(group)

  test('become suggestions of who approves, in the order of the request, and close the run', async ({
    assert,
  }) => {
    const { team, post, texts, id } = await makeReview()
    const [one, two, three] = texts
    const comments = [approved(three!), approved(one!, { isApproved: false }), approved(two!)]
    const { status, body } = await approve(team, post.id, comments, team.admin)
    assert.equal(status, 200)
    const data = body!.data as Comment[]
    assert.deepEqual(
      data.map(({ content, moodId, isAiGenerated, author }) => [content, moodId, isAiGenerated, author!.id]),
      [
        [TEXTS[2], three!.mood_id, true, team.admin.id],
        [TEXTS[1], two!.mood_id, true, team.admin.id],
      ],
    )
    assert.equal(body!.added, 2)
    assert.equal(await undecidedOf(id), 0)
    const state = await callApi('GET', `/api/ai/posts/${post.id}`, { as: team.member })
    assert.isEmpty(state.body!.runs)
    const row = await db.from('posts').where('id', post.id).first()
    assert.deepEqual([row.comments_count, row.available_count], [2, 2])
  })

  test('may be edited, and get another mood or none', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const mood = (await listMoods()).at(-1)!
    const comments = [
      approved(texts[0]!, { content: ' The lift will make us lazy ', moodId: mood.id }),
      approved(texts[1]!, { moodId: null }),
    ]
    const { body } = await approve(team, post.id, comments)
    assert.deepEqual(
      (body!.data as Comment[]).map(({ content, moodId }) => [content, moodId]),
      [
        ['The lift will make us lazy', mood.id],
        [TEXTS[1], null],
      ],
    )
  })

  test('are added once, however often and by whom the request is repeated', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const comments = texts.map((text) => approved(text))
    const first = await approve(team, post.id, comments)
    const again = await approve(team, post.id, comments, team.admin)
    const ids = ({ body }: typeof first) => (body!.data as Comment[]).map(({ id }) => id)
    assert.deepEqual([first.body!.added, again.body!.added], [3, 0])
    assert.deepEqual(ids(again), ids(first))
    assert.lengthOf(await contentsOf(post.id), 3)
  })

  test('are known by their words when the request names no ids', async ({ assert }) => {
    const { team, post, id } = await makeReview()
    const comments = [...TEXTS, 'One of our own'].map((content) => ({ content, isApproved: true }))
    assert.equal((await approve(team, post.id, comments)).body!.added, 4)
    assert.equal(await undecidedOf(id), 0)
    const { status, body } = await approve(team, post.id, comments)
    assert.deepEqual([status, body!.added], [200, 0])
    assert.lengthOf(body!.data as Comment[], 4)
  })

  test('do not come back once their suggestion is deleted', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const comments = [approved(texts[0]!)]
    const { body } = await approve(team, post.id, comments)
    const [{ id }] = body!.data as [Comment]
    await callApi('DELETE', `/api/comments/${id}`, { as: team.member })
    assert.deepEqual((await approve(team, post.id, comments)).body, { data: [], added: 0 })
    assert.isEmpty(await contentsOf(post.id))
  })

  test('can be those that somebody has discarded before', async ({ assert }) => {
    const { team, post, texts, id } = await makeReview()
    await callApi('POST', `/api/ai/runs/${id}/discard`, { as: team.member })
    assert.equal((await approve(team, post.id, [approved(texts[0]!)])).body!.added, 1)
  })
})

/** Everything these tests have made. */
async function eraseEverything(): Promise<void> {
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users'])
    await db.from(table).delete()
}

test.group('Two people who approve at once', (group) => {
  // Simultaneous writes need real transactions, so nothing is rolled back.
  group.each.teardown(eraseEverything)

  test('make one suggestion of a text, which both are told', async ({ assert }) => {
    const { team, post, texts } = await makeReview()
    const comments = texts.map((text) => approved(text))
    const people = [team.member, team.admin, team.owner, team.member]
    const answers = await Promise.all(people.map((as) => approve(team, post.id, comments, as)))
    const ids = answers.map(({ body }) => (body!.data as Comment[]).map(({ id }) => id).join())
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    assert.equal(new Set(ids).size, 1)
    assert.equal(
      answers.reduce((sum, { body }) => sum + Number(body!.added), 0),
      3,
    )
    assert.sameMembers(await contentsOf(post.id), TEXTS)
  }).timeout(30_000)
})
