import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ReportDecision } from '#contract/moderation/rules/report'
import { findPost } from '#posts/posts/queries/find_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(facts: { isPublic?: boolean } = {}) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true })
  const id = await makeReport(team.stranger, post)
  if (facts.isPublic === false) await db.from('posts').where('id', post.id).update({ is_public: false })
  const as = await makeUser({ isAdmin: true })
  const resolve = (decision: ReportDecision | string, more: object = {}) =>
    callApi('PUT', `/api/admin/reports/${id}/resolve`, {
      as,
      body: { moderatorResponse: 'We looked.', decision, ...more },
    })
  return { team, post, id, as, resolve, current: async () => (await findPost({ id: post.id }))! }
}

const statusOf = async (id: string) => (await db.from('reports').where('id', id).first()).status
const decisionsAbout = async (id: string) =>
  (await db.from('platform_log_entries').where('target_id', id).select('action')).map(({ action }) => action)
const entryOf = (host: string) => db.from('approved_domains').where({ host }).first()

test.group('A decision about the post of a report is refused', (group) => {
  dialect(group)
  rollBack(group)

  test('when it is unknown, or shows and hides the post', async ({ assert }) => {
    const { resolve, id } = await makeScene()
    for (const answer of [
      await resolve('delete'),
      await resolve('hide', { showPost: true }),
      await resolve('block_host', { showPost: true }),
    ])
      assert.equal(answer.status, 422)
    assert.equal(await statusOf(id), 'pending')
  })

  test('without an answer to the reporter', async ({ assert }) => {
    const { resolve, current } = await makeScene()
    assert.equal((await resolve('hide', { moderatorResponse: ' ' })).status, 422)
    assert.isTrue((await current()).listed)
  })

  test('of a post that has become private, and the report stays open', async ({ assert }) => {
    const { resolve, id, post } = await makeScene({ isPublic: false })
    for (const decision of ['hide', 'mark_sensitive', 'block_host']) {
      const { status, body } = await resolve(decision)
      assert.deepEqual([status, body!.code], [404, 'POST_NOT_FOUND'], decision)
    }
    assert.equal(await statusOf(id), 'pending')
    assert.isEmpty(await decisionsAbout(post.id))
  })

  test('when another administrator was faster, and changes nothing', async ({ assert }) => {
    const { resolve, current, post } = await makeScene()
    await resolve('mark_sensitive')
    const host = post.host
    const { status, body } = await resolve('block_host')
    assert.deepEqual([status, body!.code], [409, 'REPORT_RESOLVED'])
    assert.deepInclude(await current(), { isHidden: false, listed: true })
    assert.notEqual(Boolean((await entryOf(host))?.is_blocked), true)
  })
})

test.group('A decision about the post of a report', (group) => {
  dialect(group)
  rollBack(group)

  test('hides it from the public and answers the report, once', async ({ assert }) => {
    const { resolve, current, id, team, post } = await makeScene()
    const { status, body } = await resolve('hide')
    assert.equal(status, 200)
    assert.containSubset(body, { report: { status: 'resolved', post: { isHidden: true, publicUrl: null } } })
    assert.deepInclude(await current(), { isHidden: true, listed: false, moderationStatus: 'approved' })
    assert.deepEqual(await decisionsAbout(post.id), ['post.hidden'])
    assert.equal(await statusOf(id), 'resolved')
    const seen = await callApi('GET', `/api/posts/${post.id}`, { as: team.member })
    assert.equal(seen.status, 200)
    assert.equal((await callApi('GET', `/api/posts/public/${team.slug}/${post.slug}`)).status, 404)
  })

  test('is taken back where a reported post is shown again', async ({ assert }) => {
    const { resolve, current, as, post } = await makeScene()
    await resolve('hide')
    assert.equal((await callApi('PUT', `/api/admin/reported-posts/${post.id}/show`, { as })).status, 200)
    assert.deepInclude(await current(), { isHidden: false, listed: true })
  })

  test('marks it as sensitive, which its author cannot undo', async ({ assert }) => {
    const { resolve, current, post } = await makeScene()
    assert.equal((await resolve('mark_sensitive')).status, 200)
    assert.deepInclude(await current(), { isSensitive: true, sensitiveByModerator: true, listed: true })
    assert.deepEqual(await decisionsAbout(post.id), ['post.marked_sensitive'])
  })

  test('marks a hidden post as sensitive and shows it, where that is chosen', async ({ assert }) => {
    const { resolve, current, as, team, post } = await makeScene()
    await resolve('hide')
    await callApi('PUT', `/api/admin/reports/${await makeSecond()}/resolve`, {
      as,
      body: { moderatorResponse: 'We looked.', decision: 'mark_sensitive', showPost: true },
    })
    assert.deepInclude(await current(), { isSensitive: true, isHidden: false, listed: true })

    async function makeSecond() {
      await callApi('PUT', `/api/admin/reported-posts/${post.id}/show`, { as })
      const second = await makeReport(team.member, post)
      await db
        .from('posts')
        .where('id', post.id)
        .update({ hidden_at: '2026-11-01 10:00:00.000', listed: false })
      return second
    }
  })

  test('blocks the host of its link, also an approved one, and hides it', async ({ assert }) => {
    const { resolve, current, post, as, team } = await makeScene()
    assert.equal((await resolve('block_host')).status, 200)
    assert.deepInclude(await current(), { isHidden: true, listed: false })
    const entry = await entryOf(post.host)
    assert.isTrue(Boolean(entry.is_blocked))
    assert.deepEqual(await decisionsAbout(entry.id), ['host.blocked'])
    const another = await makeReport(
      team.member,
      await makePost(team, { isPublic: true, url: 'https://dev.to/a' }),
    )
    await callApi('PUT', `/api/admin/reports/${another}/resolve`, {
      as,
      body: { moderatorResponse: 'We looked.', decision: 'block_host' },
    })
    assert.isTrue(Boolean((await entryOf('dev.to')).is_blocked))
  })
})
