import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { noteBackup } from '#operations/backups/repositories/last_backup'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { recountIndexes, recountTotals } from '#operations/doctor/actions/recount_totals'
import { checkBackup } from '#operations/doctor/queries/check_backup'
import { checkIntegrity } from '#operations/doctor/queries/check_integrity'
import { checkUploads } from '#operations/doctor/queries/check_uploads'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTag } from '#tests/factories/tag_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const report = async (repair = false) => (await recountTotals({ repair })).map(({ message }) => message)

const RIGHT = [
  'members of organizations',
  'posts of organizations',
  'posts of public lists',
  'suggestions of posts',
]

async function makeContent(): Promise<Team> {
  const team = await makeTeam()
  for (const isPublic of [true, true, false]) {
    const post = await makePost(team, { isPublic })
    for (let count = 0; count < 2; count += 1) await makeSuggestion(post)
  }
  return team
}

const statesOfUploads = async () => (await checkUploads()).map(({ state }) => state)

const isSqlite = !process.env.DATABASE_URL

test.group('A check of what is stored', (group) => {
  dialect(group)
  rollBack(group)

  const indexes: [what: string, damage: () => Promise<unknown>, wrong: number][] = [
    ['words of posts', () => db.from('post_words').delete(), 3],
    ['words of tags', () => db.from('tag_words').where('word', 'quarterly').delete(), 1],
    ['words of suggestions', () => db.from('comments').update({ search_words: ' other' }), 6],
  ]

  for (const [what, damage, wrong] of indexes)
    test(`finds ${what} that are missing, and indexes them again`, async ({ assert }) => {
      const report = async (repair = false) =>
        (await recountIndexes({ repair }))
          .map(({ message }) => message)
          .filter((text) => text.startsWith(what))
      await makeContent()
      await makeTag()
      assert.deepEqual(await report(), [what])
      await damage()
      assert.deepEqual(await report(), [`${what}: ${wrong} are wrong. Add --repair to set them right.`])
      assert.deepEqual(await report(true), [`${what}: ${wrong} were wrong and are repaired`])
      assert.deepEqual(await report(), [what])
    })

  test('finds files that the database names and that are not there', async ({ assert }) => {
    const { owner } = await makeTeam()
    assert.deepEqual(await statesOfUploads(), ['ok', 'ok', 'ok'])
    await db
      .from('users')
      .where('id', owner.id)
      .update({ avatar_path: `${newId()}.webp` })
    assert.deepEqual(await statesOfUploads(), ['error', 'ok', 'ok'])
  })

  test('says how old the last backup is', async ({ assert, cleanup }) => {
    const clock = new FakeClock(new Date('2026-01-05T12:00:00Z'))
    cleanup(useClock(clock))
    const ages = ['2026-01-05 05:30:00.000', '2026-01-02 11:00:00.000']
    const found: string[] = []
    for (const at of ages) {
      await noteBackup(at)
      const [finding] = await checkBackup()
      found.push(`${finding!.state}: ${finding!.message}`)
    }
    assert.deepEqual(found, [
      'ok: the last one is 6 hours old',
      'warning: the last one is 3 days old. Back up each night.',
    ])
  })

  test('finds that the database is whole', async ({ assert }) => {
    await makeContent()
    const [finding, ...others] = await checkIntegrity()
    assert.isEmpty(others)
    assert.equal(finding!.state, 'ok')
  })

  if (isSqlite)
    test('finds rows that refer to rows that are gone', async ({ assert, cleanup }) => {
      const { organizationId } = await makeContent()
      await db.rawQuery('pragma foreign_keys = off')
      cleanup(async () => void (await db.rawQuery('pragma foreign_keys = on')))
      await db.from('organizations').where('id', organizationId).delete()
      const messages = (await checkIntegrity()).map(({ message }) => message)
      assert.include(messages, '3 rows refer to rows that are gone: posts → organizations. Restore a backup.')
    })
})

test.group('A recount of the totals', (group) => {
  dialect(group)
  rollBack(group)

  test('finds that what the product has stored is right', async ({ assert }) => {
    await makeContent()
    assert.deepEqual(await report(), RIGHT)
    await foldFeeds()
    assert.deepEqual(await report(), RIGHT)
  })

  const faults: [what: string, damage: (team: Team) => Promise<unknown>, found: string][] = [
    [
      'members',
      ({ organizationId }) =>
        db.from('organizations').where('id', organizationId).increment('members_count', 1),
      'members of organizations: 1 are wrong. Add --repair to set them right.',
    ],
    [
      'posts',
      ({ organizationId }) => db.from('organizations').where('id', organizationId).update({ posts_count: 0 }),
      'posts of organizations: 1 are wrong. Add --repair to set them right.',
    ],
    [
      'suggestions',
      ({ organizationId }) =>
        db.from('posts').where('organization_id', organizationId).update({ available_count: 1 }),
      'suggestions of posts: 3 are wrong. Add --repair to set them right.',
    ],
    [
      'posts of a day',
      ({ organizationId }) =>
        db.from('feed_buckets').where('feed', `organization:${organizationId}`).update({ n: 7 }),
      'posts of public lists: 1 are wrong. Add --repair to set them right.',
    ],
    [
      'posts of a list',
      ({ organizationId }) =>
        db.from('feed_totals').where('feed', `organization:${organizationId}`).update({ total: 7 }),
      'posts of public lists: 1 are wrong. Add --repair to set them right.',
    ],
    [
      'posts of a list that has no total',
      ({ organizationId }) => db.from('feed_totals').where('feed', `public:${organizationId}`).delete(),
      'posts of public lists: 1 are wrong. Add --repair to set them right.',
    ],
  ]

  for (const [what, damage, found] of faults) {
    test(`finds a wrong number of ${what}, and repairs it when told to`, async ({ assert }) => {
      const team = await makeContent()
      await foldFeeds()
      await damage(team)
      assert.include(await report(), found)
      assert.include(await report(), found)
      await report(true)
      assert.deepEqual(await report(), RIGHT)
      await foldFeeds()
      assert.deepEqual(await report(), RIGHT)
    })
  }
})
