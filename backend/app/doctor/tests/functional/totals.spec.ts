import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { recountTotals } from '#doctor/actions/recount_totals'
import { foldFeeds } from '#posts/public'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const report = async (repair = false) => (await recountTotals({ repair })).map(({ message }) => message)

const RIGHT = [
  'members of organizations',
  'posts of organizations',
  'suggestions of posts',
  'posts of public lists',
]

async function makeContent(): Promise<Team> {
  const team = await makeTeam()
  for (const isPublic of [true, true, false]) {
    const post = await makePost(team, { isPublic })
    for (let count = 0; count < 2; count += 1) await makeSuggestion(post)
  }
  return team
}

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
