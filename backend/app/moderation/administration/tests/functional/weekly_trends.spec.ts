import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { TREND_WEEKS } from '#contract/moderation/data/administration'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { lastWeeks } from '#core/database/rows/weekly_counts'
import { useClock } from '#core/runtime/clock'
import { weeklyTrends } from '#moderation/administration/queries/weekly_trends'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const fresh = () => weeklyTrends(new StaleWhileRevalidate<number[]>(600_000))
/** A Wednesday in a year without any other rows. */
const TODAY = new Date('2040-05-16T10:00:00Z')

test.group('The weeks of a trend', () => {
  test('begin on Mondays in UTC, and the last one has not ended', ({ assert }) => {
    for (const [now, monday] of [
      ['2026-03-02T00:00:00.000Z', '2026-03-02'],
      ['2026-03-08T23:59:59.999Z', '2026-03-02'],
      ['2026-03-09T00:00:00.000Z', '2026-03-09'],
    ] as const) {
      const weeks = lastWeeks(new Date(now), 3)
      assert.equal(weeks.at(-1)!.toISOString(), `${monday}T00:00:00.000Z`)
      assert.equal(weeks.at(-1)!.getTime() - weeks[0]!.getTime(), 14 * 86_400_000)
    }
  })
})

test.group('The trends of an installation', (group) => {
  dialect(group)
  rollBack(group)

  test('count what was new in each of twelve weeks, and what was reviewed', async ({ assert, cleanup }) => {
    let now = TODAY
    cleanup(useClock({ now: () => now }))
    const at = (day: string) => void (now = new Date(`${day}T12:00:00Z`))
    at('2040-02-26') // One day before the first of the twelve weeks.
    await makeUser()
    at('2040-02-27')
    const team = await makeTeam()
    at('2040-05-13')
    await makePost(team)
    at('2040-05-14')
    const post = await makePost(team, { url: 'https://unheard-of.example/' })
    await db
      .from('posts')
      .where('id', post.id)
      .update({ moderation_status: 'rejected', moderated_at: '2040-05-14 12:00:00.000' })
    now = TODAY
    const { from, counts } = await fresh()
    assert.equal(from, '2040-02-27T00:00:00.000Z')
    const none = Array.from({ length: TREND_WEEKS - 2 }, () => 0)
    assert.deepEqual(counts.totalUsers, [4, ...none, 0])
    assert.deepEqual(counts.totalOrganizations, [1, ...none, 0])
    assert.deepEqual(counts.totalPosts, [...none, 1, 1])
    assert.deepEqual(counts.postsPendingModeration, [...none, 0, 1])
  })

  test('leave out closed accounts and deleted organizations', async ({ assert, cleanup }) => {
    cleanup(useClock({ now: () => TODAY }))
    const team = await makeTeam()
    await db.from('users').where('id', team.stranger.id).update({ closed_at: '2040-05-16 10:00:00.000' })
    await db
      .from('organizations')
      .where('id', team.organizationId)
      .update({ deleted_at: '2040-05-16 10:00:00.000' })
    const { counts } = await fresh()
    assert.equal(counts.totalUsers.at(-1), 3)
    assert.equal(counts.totalOrganizations.at(-1), 0)
  })
})
