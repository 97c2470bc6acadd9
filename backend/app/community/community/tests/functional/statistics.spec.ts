import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { STATISTIC_FLOOR } from '#contract/core/rules/limits'
import { communityStatistics } from '#community/community/queries/community_statistics'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'

const now = () => communityStatistics(new StaleWhileRevalidate(0))

async function eraseEverything(): Promise<void> {
  for (const table of ['feed_deltas', 'feed_totals', 'organizations', 'users']) await db.from(table).delete()
}

test.group('Community statistics', (group) => {
  dialect(group)
  rollBack(group)

  test('are hidden while there is little to count', async ({ assert }) => {
    await eraseEverything()
    const team = await makeTeam()
    await makePost(team, { isPublic: true, tags: ['press'] })
    assert.deepEqual(await now(), { organizations: null, posts: null, people: null, tags: null })
  })

  test('count listed posts only', async ({ assert }) => {
    await eraseEverything()
    const team = await makeTeam()
    for (let index = 0; index < STATISTIC_FLOOR; index += 1) {
      await makePost(team, { isPublic: true, tags: [`tag-${index}`] })
      await makePost(team, { tags: [`private-${index}`] })
      if (index > 0) await makeTeam()
    }
    const people = STATISTIC_FLOOR * 4
    const expected = { organizations: STATISTIC_FLOOR, posts: STATISTIC_FLOOR, people, tags: STATISTIC_FLOOR }
    assert.deepEqual(await now(), expected)
    await db.from('organizations').where('id', team.organizationId).update({ deleted_at: '2026-01-01' })
    assert.isNull((await now()).organizations)
  })

  test('can be cached briefly', async ({ assert }) => {
    const { status, headers } = await callApi('GET', '/api/community/statistics')
    assert.deepEqual([status, headers.get('cache-control')], [200, 'public, max-age=5'])
  })
})
