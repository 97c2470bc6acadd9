import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { MODERATION_REASON_MAX } from '#contract/core/rules/limits'
import { newId } from '#core/runtime/ids'
import ModerationQueueChanged from '#posts/posts/events/moderation_queue_changed'
import PostApproved from '#posts/posts/events/post_approved'
import PostModerated from '#posts/posts/events/post_moderated'
import DeletePost from '#posts/posts/actions/delete_post'
import { listListedPosts } from '#posts/feeds/queries/list_listed_posts'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeRejectedPost } from '#tests/factories/rejected_post_factory'
import { makeUser } from '#tests/factories/user_factory'
import { makeModerationScene } from '#posts/moderation/tests/support/scene'

const listedIds = async () => {
  const { rows } = await listListedPosts({ page: { page: 1, limit: 20 } })
  return rows.map(({ id }) => id)
}

test.group('Moderating a post', (group) => {
  rollBack(group)

  test('requires a known action, and a reason that is not too long', async ({ client }) => {
    const { team, moderate } = await makeModerationScene(client)
    const { id } = await makePost(team, { pending: true })
    const refused = [
      { action: 'reject', reason: 'x'.repeat(MODERATION_REASON_MAX + 1) },
      { action: 'delete', reason: 'No.' },
      { reason: 'No.' },
    ]
    for (const body of refused) {
      const answer = await moderate(id, body)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    }
  })

  test('rejects without a reason too', async ({ client, assert }) => {
    const { team, moderate, show } = await makeModerationScene(client)
    for (const body of [
      { action: 'reject' },
      { action: 'reject', reason: null },
      { action: 'reject', reason: '  ' },
    ]) {
      const { id } = await makePost(team, { pending: true })
      const answer = await moderate(id, body)
      answer.assertStatus(200)
      assert.deepInclude(await show(id), { moderationStatus: 'rejected', moderationReason: null })
    }
  })

  test('answers 404 for unknown posts, and those of deleted organizations', async ({ client, assert }) => {
    const { team, moderate, queue } = await makeModerationScene(client)
    const { id, organization } = await makePost(team, { pending: true })
    await db
      .from('organizations')
      .where('id', organization.id)
      .update({ deleted_at: '2026-01-01 00:00:00.000' })
    for (const unknown of [newId(), id]) {
      const answer = await moderate(unknown, { action: 'approve' })
      answer.assertStatus(404)
      answer.assertBodyContains({ code: 'POST_NOT_FOUND' })
    }
    assert.equal((await queue()).stats.pending, 0)
  })

  test('tells the second moderator what the first decided', async ({ client, assert }) => {
    const { team, moderate } = await makeModerationScene(client)
    const { id } = await makePost(team, { pending: true })
    await moderate(id, { action: 'reject', reason: 'A link farm.' })
    const second = await makeUser({ isAdmin: true })
    for (const approveDomain of [true, false]) {
      const answer = await moderate(id, { action: 'approve', approveDomain }, second)
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'POST_MODERATED' })
      const { decision } = answer.body().details
      assert.deepInclude(decision, {
        status: 'rejected',
        reason: 'A link farm.',
        moderator: 'Ada Administrator',
      })
      assert.isString(decision.moderatedAt)
    }
    assert.isNull(await db.from('approved_domains').where('host', 'unheard-of.example').first())
  })

  test('approves a post: members are notified, and a public one is listed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { team, moderate, show, administrator } = await makeModerationScene(client)
    const { id } = await makePost(team, { isPublic: true, pending: true, tags: ['press'] })
    assert.notInclude(await listedIds(), id)
    const events = emitter.fake([PostApproved, PostModerated, ModerationQueueChanged])
    cleanup(() => emitter.restore())
    const answer = await moderate(id, { action: 'approve', reason: '', approveDomain: false })
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), {
      post: { id, moderationStatus: 'approved', moderationReason: null },
    })
    assert.deepInclude(await show(id), { moderationStatus: 'approved' })
    assert.include(await listedIds(), id)
    const row = await db.from('posts').where('id', id).firstOrFail()
    assert.equal(row.moderated_by, administrator.id)
    assert.equal(row.moderated_at, row.approved_at)
    assert.isAbove(Date.parse(`${row.approved_at}Z`), Date.parse(`${row.created_at}Z`))
    const tagged = await db.from('post_tags').where('post_id', id).firstOrFail()
    assert.isTrue(Boolean(tagged.listed))
    for (const event of [PostApproved, PostModerated, ModerationQueueChanged]) {
      events.assertEmittedCount(event, 1)
    }
  })

  test('rejects a post with a reason that its organization sees', async ({ client, assert }) => {
    const { team, moderate, show } = await makeModerationScene(client)
    const { id } = await makePost(team, { isPublic: true, pending: true })
    const answer = await moderate(id, { action: 'reject', reason: '  A link farm. ' })
    answer.assertStatus(200)
    assert.deepInclude(await show(id), { moderationStatus: 'rejected', moderationReason: 'A link farm.' })
    assert.notInclude(await listedIds(), id)
  })

  test('is recorded, without the title of a private post', async ({ client, assert }) => {
    const { team, moderate, administrator } = await makeModerationScene(client)
    const open = await makePost(team, { isPublic: true, pending: true, title: 'Our launch' })
    const secret = await makePost(team, { pending: true, title: 'Our secret' })
    await moderate(open.id, { action: 'approve' })
    await moderate(secret.id, { action: 'reject', reason: 'No.' })
    const entries = await db.from('platform_log_entries').where('actor_id', administrator.id)
    const subjects = Object.fromEntries(entries.map(({ action, subject }) => [action, subject]))
    assert.deepEqual(subjects, { 'post.approved': 'Our launch', 'post.rejected': 'unheard-of.example' })
    assert.notInclude(JSON.stringify(entries), 'secret')
  })
})

test.group('Approving a host with a post', (group) => {
  rollBack(group)

  test('approves the other posts that wait on it, and no others', async ({ client, assert }) => {
    const { team, moderate, queue, administrator } = await makeModerationScene(client)
    const { id } = await makePost(team, { pending: true })
    const other = await makePost(team, { pending: true, isPublic: true, tags: ['press', 'event'] })
    const elsewhere = await makePost(team, { url: 'https://blog.unheard-of.example/a' })
    const rejected = await makeRejectedPost(team)
    const { posts } = await queue()
    assert.equal(posts[0]!.othersOfHost, 1)
    const answer = await moderate(id, { action: 'approve', approveDomain: true })
    answer.assertStatus(200)
    const { domainApproved } = answer.body()
    assert.deepInclude(domainApproved, { domain: 'unheard-of.example', approvedPosts: 1 })
    assert.isFalse(Number.isNaN(Date.parse(domainApproved.approvedDate)))
    const rows = await db.from('posts').where('organization_id', team.organizationId)
    const statuses = Object.fromEntries(rows.map((row) => [row.id, row.moderation_status]))
    assert.deepEqual(statuses, {
      [id]: 'approved',
      [other.id]: 'approved',
      [elsewhere.id]: 'pending',
      [rejected.id]: 'rejected',
    })
    assert.include(await listedIds(), other.id)
    const host = await db.from('approved_domains').where('host', 'unheard-of.example').firstOrFail()
    assert.equal(host.decided_by, administrator.id)
    assert.equal(rows.find((row) => row.id === other.id).approved_by_host_id, host.id)
    const next = await makePost(team, { pending: true })
    assert.equal(next.moderationStatus, 'approved')
  })

  test('is refused for link shorteners and blocked hosts, and changes nothing', async ({
    client,
    assert,
  }) => {
    const { team, moderate, show, queue } = await makeModerationScene(client)
    const short = await makePost(team, { url: 'https://lnk.to/abc' })
    const blocked = await makePost(team, { pending: true })
    await db.table('approved_domains').insert({
      id: newId(),
      host: 'unheard-of.example',
      name: 'Unheard of',
      includes_subdomains: false,
      is_blocked: true,
      created_at: '2026-01-01 00:00:00.000',
    })
    const { posts } = await queue()
    assert.deepEqual(
      posts.map(({ hostCanBeApproved }) => hostCanBeApproved),
      [false, false],
    )
    const refusals = { [short.id]: 'HOST_IS_SHORTENER', [blocked.id]: 'HOST_BLOCKED' }
    for (const [id, code] of Object.entries(refusals)) {
      const answer = await moderate(id, { action: 'approve', approveDomain: true })
      answer.assertBodyContains({ code })
      assert.equal((await show(id)).moderationStatus, 'pending')
    }
  })
})

test.group('The queue', (group) => {
  rollBack(group)

  test('shows of private posts title, link and host only', async ({ client, assert }) => {
    const { team, queue } = await makeModerationScene(client)
    const words = { pending: true, comment: 'Secret words', tags: ['secret-tag'] }
    await makePost(team, words)
    await makePost(team, { ...words, isPublic: true })
    const { posts } = await queue()
    assert.deepInclude(posts[0], {
      title: 'We are hiring',
      host: 'unheard-of.example',
      comment: null,
      creator: null,
      organization: null,
      tags: [],
    })
    const shown = JSON.stringify(posts[0])
    for (const secret of [
      'Secret words',
      'secret-tag',
      'Mira Member',
      team.name,
      team.slug,
      team.organizationId,
    ]) {
      assert.include(JSON.stringify({ ...posts[1], ids: team.organizationId }), secret)
      assert.notInclude(shown, secret)
    }
  })

  test('has the specified fields of public posts in their places, and why each waits', async ({
    client,
    assert,
  }) => {
    const { team, queue, show } = await makeModerationScene(client)
    const { id } = await makePost(team, { pending: true, isPublic: true, comment: 'Come.', tags: ['press'] })
    const { organizationId, name, slug } = team
    const [post] = (await queue()).posts
    assert.deepInclude(post, {
      comment: 'Come.',
      isSensitive: false,
      creator: { name: 'Mira Member', firstName: 'Mira' },
      organization: { id: organizationId, name, slug },
      moderationReason: 'domain_not_reviewed',
    })
    assert.equal(post!.tags[0]!.name, 'press')
    assert.equal((await show(id)).moderationReason, 'domain_not_reviewed')
  })

  test('is oldest first, in pages, with real counts', async ({ client, assert }) => {
    const { team, queue, moderate } = await makeModerationScene(client)
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      ids.push((await makePost(team, { pending: true, title })).id)
    }
    await moderate(ids[3]!, { action: 'reject', reason: 'No.' })
    const first = await queue('?limit=2')
    assert.deepEqual(
      first.posts.map(({ title }) => title),
      ['One', 'Two'],
    )
    assert.deepEqual(first.pagination, { page: 1, limit: 2, total: 3, totalPages: 2 })
    assert.deepEqual(first.stats, { pending: 3, approvedToday: 0, rejectedToday: 1 })
    await moderate(ids[0]!, { action: 'approve' })
    const { posts, stats } = await queue('?limit=1&page=2')
    assert.deepEqual(
      posts.map(({ title }) => title),
      ['Three'],
    )
    assert.deepEqual(stats, { pending: 2, approvedToday: 1, rejectedToday: 1 })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    assert.deepInclude((await queue(`?since=${later}`)).stats, { approvedToday: 0, rejectedToday: 0 })
  })

  test('refuses pages and days that do not exist', async ({ client, assert }) => {
    const { queue } = await makeModerationScene(client)
    for (const query of ['page=0', 'limit=101', 'since=yesterday', 'since=2026-13-40T25:00:00Z']) {
      assert.equal(
        ((await queue(`?${query}`)) as unknown as { code: string }).code,
        'VALIDATION_FAILED',
        query,
      )
    }
  })
})

test.group('Several decisions at once', (group) => {
  rollBack(group)

  test('refuses empty, repeated and too many ids', async ({ client }) => {
    const { send } = await makeModerationScene(client)
    const id = newId()
    for (const ids of [[], [id, id], ['1'], Array.from({ length: 51 }, newId)]) {
      const answer = await send('/api/posts/moderation/decisions', { ids, action: 'approve' })
      answer.assertStatus(422)
    }
  })

  test('that are sent again are answered the same, also one by one', async ({ client, assert }) => {
    const { team, send } = await makeModerationScene(client)
    const { id } = await makePost(team, { pending: true })
    const decision = { action: 'reject', reason: 'A link farm.' }
    const answers = []
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await send('/api/posts/moderation/decisions', { ids: [id], ...decision })
      answers.push(answer.body().results)
    }
    assert.deepEqual(answers, [[{ id, error: null }], [{ id, error: null }]])
    const alone = await send(`/api/posts/${id}/moderate`, decision)
    alone.assertStatus(200)
    const other = await send(`/api/posts/${id}/moderate`, { ...decision, reason: 'Another reason.' })
    other.assertStatus(409)
  })

  test('decides each post by itself and lists the outcomes', async ({ client, assert }) => {
    const { team, send, show } = await makeModerationScene(client)
    const [first, second] = [await makePost(team, { pending: true }), await makePost(team, { pending: true })]
    const decided = await makeRejectedPost(team, { reason: 'Before.' })
    const gone = await makePost(team, { pending: true })
    await new DeletePost().handle({ id: gone.id })
    const answer = await send('/api/posts/moderation/decisions', {
      ids: [first.id, decided.id, gone.id, second.id],
      action: 'approve',
    })
    answer.assertStatus(200)
    const { results } = answer.body()
    assert.deepEqual(
      results.map(({ id, error }: { id: string; error: string | null }) => [id, error]),
      [
        [first.id, null],
        [decided.id, 'POST_MODERATED'],
        [gone.id, 'POST_NOT_FOUND'],
        [second.id, null],
      ],
    )
    assert.deepInclude(results[1].decision, { status: 'rejected', reason: 'Before.' })
    assert.equal((await show(second.id)).moderationStatus, 'approved')
    assert.equal((await show(decided.id)).moderationStatus, 'rejected')
  })
})
