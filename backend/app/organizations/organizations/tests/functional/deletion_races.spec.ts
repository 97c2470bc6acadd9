import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { feedTotals } from '#posts/feeds/queries/feed_totals'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

const CROWD = 10

test.group('Deleting an organization during other writes', (group) => {
  dialect(group)
  // Simultaneous writes need real transactions, so these tests are not rolled back.
  group.each.teardown(async () => {
    for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals', 'organizations', 'users']) {
      await db.from(table).delete()
    }
  })

  test('leaves no post in public lists and totals of zero', async ({ assert }) => {
    const team = await makeTeam()
    const { organizationId, name } = team
    const posts = []
    for (let index = 0; index < CROWD; index += 1)
      posts.push(await makePost(team, { isPublic: index % 2 === 0 }))
    const as = await tokenOf(team.owner)
    const url = 'https://www.linkedin.com/posts/1'
    const body = { organizationId, title: 'One more', url, isPublic: true }
    const answers = await Promise.all([
      ...posts.map(({ id }) =>
        callApi('PATCH', `/api/posts/${id}`, { as, body: { isPublic: true, tags: ['press'] } }),
      ),
      callApi('DELETE', `/api/organizations/${organizationId}`, { as, body: { name } }),
      ...posts.map(() => callApi('POST', '/api/posts', { as, body })),
      ...posts.slice(0, 3).map(({ id }) => callApi('DELETE', `/api/posts/${id}`, { as })),
    ])
    assert.isTrue(answers.every(({ status }) => status < 500))
    assert.equal(answers[CROWD]!.status, 204)
    assert.lengthOf(await db.from('posts').where('listed', true), 0)
    for (const copy of ['post_tags', 'post_words'])
      assert.lengthOf(await db.from(copy).where('listed', true), 0)
    const tag = await db.from('tags').where('name', 'press').first()
    const feeds = ['all', `organization:${organizationId}`, `tag:${tag?.id}`] as const
    const totals = await feedTotals(feeds)
    assert.deepEqual(
      feeds.map((feed) => totals.get(feed) ?? 0),
      [0, 0, 0],
    )
  }).timeout(60_000)

  test('happens once for repeated requests', async ({ assert }) => {
    const { organizationId, name, owner } = await makeTeam()
    const as = await tokenOf(owner)
    const path = `/api/organizations/${organizationId}`
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => callApi('DELETE', path, { as, body: { name } })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(
      statuses,
      Array.from({ length: CROWD }, () => 204),
    )
    assert.lengthOf(await db.from('audit_entries').where('action', 'organization.deleted'), 1)
  }).timeout(60_000)
})
