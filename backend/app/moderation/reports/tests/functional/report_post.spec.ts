import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#identity/users/models/user'
import { REPORT_REASONS, REPORT_DESCRIPTION_MAX } from '#contract/moderation/rules/report'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeReport } from '#tests/factories/report_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

async function makeScene(client: ApiClient) {
  const team = await makeTeam()
  const post = await makePost(team, { isPublic: true, title: 'We are hiring' })
  const report = (as: User, body: object = { reason: 'spam' }, postId = post.id) =>
    client.post(`/api/community/posts/${postId}/report`).json(body).loginAs(as)
  return { team, post, report }
}

test.group('Reporting a post', (group) => {
  rollBack(group)

  test('requires a known reason and limits the description', async ({ client, assert }) => {
    const { team, report } = await makeScene(client)
    const wrong = [
      {},
      { reason: 'boring' },
      { reason: null },
      { reason: 'spam', description: 'x'.repeat(REPORT_DESCRIPTION_MAX + 1) },
    ]
    for (const body of wrong) {
      const answer = await report(team.stranger, body)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    }
    assert.lengthOf(await db.from('reports'), 0)
  })

  test('answers 404 for private, pending and unknown posts, also for members', async ({ client, assert }) => {
    const { team, report } = await makeScene(client)
    const hidden = [await makePost(team), await makePost(team, { isPublic: true, pending: true })]
    for (const id of [...hidden.map((post) => post.id), newId()]) {
      for (const person of [team.stranger, team.owner]) {
        const answer = await report(person, { reason: 'spam' }, id)
        answer.assertStatus(404)
        answer.assertBodyContains({ code: 'POST_NOT_FOUND' })
      }
    }
    assert.lengthOf(await db.from('reports'), 0)
  })

  test('is refused while the user has an open report of it, with any reason', async ({ client, assert }) => {
    const { team, report } = await makeScene(client)
    await report(team.stranger)
    const again = await report(team.stranger, { reason: 'violence' })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'REPORT_EXISTS' })
    assert.lengthOf(await db.from('reports'), 1)
  })

  test('is limited to twenty an hour', async ({ client }) => {
    const { team, report } = await makeScene(client)
    for (let turn = 0; turn < 20; turn += 1) await report(team.stranger)
    const answer = await report(team.stranger)
    answer.assertStatus(429)
    answer.assertBodyContains({ code: 'TOO_MANY_REQUESTS' })
    const other = await report(team.member)
    other.assertStatus(201)
  })

  test('accepts every reason, with or without a description', async ({ client, assert }) => {
    const { team, report } = await makeScene(client)
    for (const reason of REPORT_REASONS) {
      const answer = await report(await makeUser(), { reason, description: '  ' })
      answer.assertStatus(201)
      assert.deepInclude(answer.body().report, { reason, description: null })
    }
    const post = await makePost(team, { isPublic: true, title: 'We are hiring' })
    const answer = await report(await makeUser(), { reason: 'other', description: ' Look here. ' }, post.id)
    const { report: told } = answer.body()
    assert.deepEqual(told, {
      id: told.id,
      createdAt: told.createdAt,
      status: 'pending',
      reason: 'other',
      description: 'Look here.',
      moderatorResponse: null,
      resolvedAt: null,
      post: {
        title: 'We are hiring',
        isSensitive: false,
        organization: { name: post.organization.name, slug: post.organization.slug },
        publicUrl: `http://fanfare.test/public/${post.organization.slug}/${post.slug}`,
      },
    })
  })

  test('is allowed for members of its organization', async ({ client }) => {
    const { team, report } = await makeScene(client)
    const answer = await report(team.member)
    answer.assertStatus(201)
  })

  test('is possible again after the first is resolved', async ({ client }) => {
    const { team, post, report } = await makeScene(client)
    await makeReport(team.stranger, post, { resolver: team.owner })
    const again = await report(team.stranger)
    again.assertStatus(201)
  })
})
