import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { newId } from '#core/runtime/ids'
import { findPost } from '#posts/posts/queries/find_post'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const pathOf = (id: string) => `/api/admin/reported-posts/${id}`

/** A public post hidden by its only report, which no administrator has reviewed. */
async function makeHidden(team: Team, cleanup: (restore: () => void) => void) {
  const settings = env as { reportsThatHide: number }
  const { reportsThatHide } = settings
  cleanup(() => void (settings.reportsThatHide = reportsThatHide))
  settings.reportsThatHide = 1
  const post = await makePost(team, { isPublic: true, comment: 'Come and join us.', tags: ['press'] })
  const reportId = await makeReport(await makeUser({ isEstablished: true }), post)
  return { post, reportId, as: await makeUser({ isAdmin: true }) }
}

test.group('A reported post, for administrators', (group) => {
  dialect(group)
  rollBack(group)

  test('is not found while it is private, unreported or unknown', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { post, as } = await makeHidden(team, cleanup)
    const unreported = await makePost(team, { isPublic: true })
    await db.from('posts').where('id', post.id).update({ is_public: false })
    for (const id of [post.id, unreported.id, newId(), 'no-id']) {
      for (const [method, path] of [
        ['GET', pathOf(id)],
        ['PUT', `${pathOf(id)}/show`],
      ] as const) {
        assert.equal((await callApi(method, path, { as })).status, 404, `${method} ${path}`)
      }
    }
    assert.isTrue((await findPost({ id: post.id }))?.isHidden)
  })

  test('can be read while it is hidden', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { post, as } = await makeHidden(team, cleanup)
    const { body } = await callApi('GET', pathOf(post.id), { as })
    assert.containSubset(body, {
      post: {
        title: post.title,
        details: { comment: 'Come and join us.', organization: { slug: team.slug } },
        isHidden: true,
        moderationStatus: 'approved',
        publicUrl: null,
        openReports: 1,
      },
    })
  })

  test('is shown again after its reports are resolved, once', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { post, reportId, as } = await makeHidden(team, cleanup)
    const resolved = await callApi('PUT', `/api/admin/reports/${reportId}/resolve`, {
      as,
      body: { moderatorResponse: 'We looked.' },
    })
    assert.containSubset(resolved.body, {
      report: { post: { isPublic: true, isHidden: true, openReports: 0 } },
    })
    for (let turn = 0; turn < 2; turn += 1) {
      const { body } = await callApi('PUT', `${pathOf(post.id)}/show`, { as })
      assert.containSubset(body, { post: { isHidden: false, openReports: 0 } })
      assert.include(JSON.stringify(body), `/public/${team.slug}/${post.slug}`)
    }
    assert.equal(await feedTotal(`organization:${team.organizationId}`), 1)
    const decisions = await db.from('platform_log_entries').where('action', 'post.shown')
    assert.lengthOf(decisions, 1)
    assert.containSubset(decisions, [{ actor_id: as.id, target_id: post.id }])
  })

  test('can be rejected while it is hidden, and only then', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { post, as } = await makeHidden(team, cleanup)
    const shown = await makePost(team, { isPublic: true })
    const reject = (id: string, overrule?: boolean) =>
      callApi('POST', `/api/posts/${id}/moderate`, {
        as,
        body: { action: 'reject', reason: 'An insult.', overrule },
      })
    for (const answer of [await reject(post.id), await reject(shown.id, true)])
      assert.equal(answer.status, 409)
    assert.equal((await reject(post.id, true)).status, 200)
    assert.deepInclude(await findPost({ id: post.id }), {
      moderationStatus: 'rejected',
      listed: false,
      isHidden: true,
    })
    const seen = await callApi('GET', `/api/posts/${post.id}`, { as: team.member })
    assert.containSubset(seen.body, { post: { moderationReason: 'An insult.' } })
    const approve = { action: 'approve', overrule: true }
    const late = await callApi('POST', `/api/posts/${post.id}/moderate`, { as, body: approve })
    assert.containSubset(late, { status: 409, body: { code: 'POST_MODERATED' } })
  })

  test('stays hidden when it is sent again after a rejection', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const { post, as } = await makeHidden(team, cleanup)
    const body = { action: 'reject', reason: 'An insult.', overrule: true }
    await callApi('POST', `/api/posts/${post.id}/moderate`, { as, body })
    await callApi('POST', `/api/posts/${post.id}/resubmit`, { as: team.member })
    assert.deepInclude(await findPost({ id: post.id }), {
      moderationStatus: 'approved',
      isHidden: true,
      listed: false,
    })
  })
})
