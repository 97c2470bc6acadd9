import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { slices } from '#core/database/rows/batches'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { callApi, tokenOf } from '#tests/call_api'
import type { UpdatePostRequest } from '#contract/posts/data/post'
import { listMoods } from '#posts/posts/queries/moods'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import UpdatePost from '#posts/posts/actions/update_post'
import { insertComments } from '#suggestions/comments/repositories/insert_comment'
import ClaimSuggestion from '#suggestions/comments/actions/claim_suggestion'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeTestimonial } from '#tests/factories/testimonial_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { exportOf } from '#identity/accounts/tests/support/export'

const TABLES = [
  'organizations',
  'join-requests',
  'posts',
  'suggestions',
  'copies',
  'reports',
  'testimonials',
  'support-requests',
  'slack-messages',
]

const FILES = [
  'profile.json',
  ...TABLES.flatMap((name) => [`${name}.json`, `${name}.csv`]),
  'directory.json',
  'notifications.json',
  'rhythm.json',
  'private-feed.json',
  'sessions.json',
  'api-tokens.json',
]

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test.group('The account export', (group) => {
  dialect(group)
  rollBack(group)

  test('requires a session and is limited to five an hour', async ({ assert }) => {
    assert.equal((await exportOf('fan_guess')).status, 401)
    const token = await tokenOf(await makeUser())
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await exportOf(token)).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  })

  test('answers an error if it cannot begin', async ({ assert }) => {
    const as = await tokenOf(await makeUser())
    await db.rawQuery('alter table identities rename to lost_identities')
    const answer = await callApi('POST', '/api/users/me/export', { as, body: { password: PASSWORD } })
    assert.deepEqual([answer.status, answer.body?.code], [500, 'DATABASE_ERROR'])
  })

  test('aborts the download if it fails halfway', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    await db.rawQuery('alter table comments rename to lost_comments')
    await assert.rejects(() => exportOf(token))
  })

  test('is sent as an attachment that is not cached', async ({ assert }) => {
    const { headers, texts } = await exportOf(await makeUser())
    assert.equal(headers.get('content-type'), 'application/zip')
    assert.equal(headers.get('content-disposition'), 'attachment; filename="fanfare-export.zip"')
    assert.match(headers.get('cache-control') ?? '', /no-store/)
    assert.sameMembers([...texts.keys()], FILES)
  })

  test('of a new user has all files, without rows', async ({ assert }) => {
    const { texts, json } = await exportOf(await makeUser())
    for (const name of TABLES) {
      assert.deepEqual(json(`${name}.json`), [])
      assert.match(texts.get(`${name}.csv`)!, /^\uFEFFid,[\w,]+\n$/)
    }
  })

  test('contains all data of the user and none of others', async ({ assert }) => {
    const team = await makeTeam()
    const { member, owner } = team
    const [mood] = await listMoods()
    const facts = { title: 'Mine', comment: 'Look', linkDescription: 'About it', moodId: mood!.id }
    const own = await makePost(team, { ...facts, tags: ['press', 'hiring'] })
    const theirs = await makePost(team, { userId: owner.id, title: 'Not for Mira' })
    const suggestion = await makeSuggestion(theirs, { userId: member.id, content: 'By Mira' })
    const reply = await makeSuggestion(theirs, { userId: member.id, parentId: suggestion })
    await makeSuggestion(own, { userId: owner.id, content: 'By Olga' })
    const identity = { provider: 'google', subject: 'g-1', email: 'mira@example.net' }
    await db
      .table('identities')
      .insert({ id: newId(), user_id: member.id, ...identity, created_at: toInstant(now()) })

    const { texts, json } = await exportOf(member)
    const profile = json('profile.json')
    assert.deepEqual([profile.id, profile.email], [member.id, member.email])
    assert.containSubset(profile.identities, [{ provider: 'google', email: 'mira@example.net' }])
    assert.containSubset(json('organizations.json'), [{ id: team.organizationId, role: 'member' }])
    assert.deepEqual(idsOf(json('posts.json')), [own.id])
    assert.containSubset(json('posts.json'), [
      {
        title: 'Mine',
        comment: 'Look',
        linkDescription: 'About it',
        mood: mood!.key,
        tags: ['hiring', 'press'],
      },
    ])
    assert.include(texts.get('posts.csv')!, `Look,About it,,${mood!.key},"hiring, press",false`)
    assert.sameMembers(idsOf(json('suggestions.json')), [suggestion, reply])
    assert.isNull((json('notifications.json') as { digest: unknown }).digest)
    assert.containSubset(json('sessions.json'), [{ current: true, method: 'password' }])

    const everything = [...texts.values()].join('\n')
    for (const foreign of ['Not for Mira', 'By Olga', owner.email, owner.id, 'hash', 'g-1']) {
      assert.notInclude(everything, foreign)
    }
  })

  test('contains content from a deleted organization that the user has left', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    await db.from('memberships').where('user_id', team.member.id).delete()
    await db
      .from('organizations')
      .where('id', team.organizationId)
      .update({ deleted_at: toInstant(now()) })
    const { json } = await exportOf(team.member)
    assert.deepEqual(idsOf(json('posts.json')), [post.id])
    assert.deepEqual(json('organizations.json'), [])
  })

  test('contains posts of an organization the user has left as they last saw them', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, owner, member } = team
    const [first, second] = await listMoods()
    const post = await makePost(team, { title: 'Seen', comment: 'Mine', moodId: first!.id, tags: ['press'] })
    const edit = (changes: UpdatePostRequest) =>
      new UpdatePost().handle({ id: post.id, organizationId }, changes)
    await edit({ title: 'Seen last' })
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    const secret = { title: 'Secret merger', comment: 'Do not tell', tags: ['merger'], isPublic: true }
    await edit(secret)
    await edit({ title: 'More secret', moodId: second!.id })
    const seen = { title: 'Seen last', comment: 'Mine', mood: first!.key, tags: ['press'], isPublic: false }
    const afterLeaving = await exportOf(member)
    assert.containsSubset(afterLeaving.json('posts.json'), [seen])
    assert.notMatch([...afterLeaving.texts.values()].join('\n'), /secret|merger|Do not tell/i)

    await new AddMember().handle({ organizationId, userId: member.id, role: 'member' })
    await edit({ comment: 'Seen again' })
    const afterReturning = await exportOf(member)
    const present = { ...secret, title: 'More secret', comment: 'Seen again', mood: second!.key }
    assert.containsSubset(afterReturning.json('posts.json'), [present])
  })

  test('contains copied suggestions with the text that was copied', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const [plain, edited] = [await makeSuggestion(post, { content: 'Bravo!' }), await makeSuggestion(post)]
    const { id: userId } = team.admin
    await new ClaimSuggestion().handle({ id: plain, postId: post.id, userId })
    await new ClaimSuggestion().handle({ id: edited, postId: post.id, userId, content: 'What a day' })
    const { json } = await exportOf(team.admin)
    const copies = [
      { id: plain, postId: post.id, content: 'Bravo!' },
      { id: edited, postId: post.id, content: 'What a day' },
    ]
    assert.containSubset(json('copies.json'), copies)
    assert.lengthOf(json('copies.json'), 2)
  })

  test('contains reports and their answers, but not who answered', async ({ assert }) => {
    const team = await makeTeam()
    const resolver = await makeUser({ isAdmin: true })
    const post = await makePost(team, { isPublic: true })
    const id = await makeReport(team.stranger, post, { description: 'Look here.', resolver })
    await makeReport(team.owner, post)
    const { json, texts } = await exportOf(team.stranger)
    const answered = { status: 'resolved', moderatorResponse: 'We have looked.' }
    assert.containSubset(json('reports.json'), [
      { id, postId: post.id, description: 'Look here.', ...answered },
    ])
    assert.lengthOf(json('reports.json'), 1)
    assert.notInclude(texts.get('reports.csv')!, resolver.id)
  })

  test('contains testimonials, but not who reviewed them', async ({ assert }) => {
    const team = await makeTeam()
    const reviewer = await makeUser({ isAdmin: true })
    const id = await makeTestimonial(team, { content: 'Works for us.', reviewer })
    await makeTestimonial(team, { userId: team.owner.id })
    const { json, texts } = await exportOf(team.member)
    assert.containsSubset(json('testimonials.json'), [{ id, content: 'Works for us.', reviewed: true }])
    assert.lengthOf(json('testimonials.json'), 1)
    assert.notInclude(texts.get('testimonials.csv')!, reviewer.id)
  })

  test('escapes formulas in the CSV files', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team, { title: '=HYPERLINK("https://evil.example")', comment: '@SUM(A1)' })
    for (const content of ['+1+1', '-2+3', '=cmd|"/c calc"!A1', 'A plain one, with a comma']) {
      await makeSuggestion(post, { content })
    }
    const { texts, json } = await exportOf(team.member)
    assert.include(texts.get('posts.csv')!, `"'=HYPERLINK(""https://evil.example"")"`)
    assert.include(texts.get('posts.csv')!, `,'@SUM(A1),`)
    for (const cell of [`,'+1+1,`, `,'-2+3,`, `,"'=cmd|""/c calc""!A1",`, `,"A plain one, with a comma",`]) {
      assert.include(texts.get('suggestions.csv')!, cell)
    }
    assert.include(json('posts.json')[0].title, '=HYPERLINK(')
  })

  test('continues across pages', async ({ assert }) => {
    const team = await makeTeam()
    const post = await makePost(team)
    const userId = team.member.id
    const ids = Array.from({ length: 401 }, newId)
    const suggestions = ids.map((id) => ({ id, postId: post.id, userId, content: id, similarToId: null }))
    await inTransaction(async (trx) => {
      for (const some of slices(suggestions, 50)) await insertComments(trx, some)
    })
    const { texts, json } = await exportOf(team.member)
    assert.deepEqual(idsOf(json('suggestions.json')), ids.toSorted())
    assert.lengthOf(texts.get('suggestions.csv')!.trimEnd().split('\n'), 402)
  })
})
