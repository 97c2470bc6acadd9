import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { normalizeTag } from '#contract/posts/rules/tag'
import { inTransaction } from '#core/database/transactions/transaction'
import type { AppError } from '#core/http/errors/app_error'
import UpdateTag from '#posts/posts/actions/update_tag'
import CreateTag from '#posts/posts/actions/create_tag'
import DeletePost from '#posts/posts/actions/delete_post'
import DeleteTag from '#posts/posts/actions/delete_tag'
import UpdatePost from '#posts/posts/actions/update_post'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const APPROVED = 'https://www.linkedin.com/posts/1'
const UNKNOWN = 'https://unheard-of.example/'

/** Few, so that renamed tags often collide. */
const NAMES = ['press', 'event', 'odd one', 'another']

const step = fc.record({
  what: fc.constantFrom(
    'create',
    'create',
    'update',
    'update',
    'delete',
    'hide',
    'show',
    'fold',
    'make tag',
    'rename tag',
    'delete tag',
  ),
  tag: fc.constantFrom(...NAMES),
  at: fc.nat(9),
  isPublic: fc.boolean(),
  url: fc.constantFrom(APPROVED, APPROVED, UNKNOWN),
  tags: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Concurrent changes of tags by administrators; a name in use is refused or merged. */
async function administer(actorId: string, { what, at, tag }: Step): Promise<void> {
  const name = normalizeTag(tag)
  const tags: { id: string }[] = await db.from('tags').orderBy('id').select('id')
  if (what === 'make tag') await new CreateTag().handle({ actorId, name }).catch(acceptExisting)
  const id = tags[at % tags.length]?.id
  if (what === 'make tag' || id === undefined) return
  if (what === 'rename tag') await new UpdateTag().handle(id, { actorId, name })
  else await new DeleteTag().handle(id, actorId)
}

function acceptExisting(error: unknown): void {
  if ((error as AppError).code !== 'TAG_EXISTS') throw error
}

/** Reports hide a post, or an administrator shows it again. */
function setHidden(id: string, isHidden: boolean): Promise<void> {
  return inTransaction(async (trx) => {
    const post = await ModeratedPost.lock(trx, id)
    await (isHidden ? post.hide(trx) : post.show(trx))
  })
}

async function live(team: Team, steps: Step[]): Promise<void> {
  for (const step of steps) {
    const { what, at, tag: _tag, ...content } = step
    if (what.endsWith('tag')) {
      await administer(team.owner.id, step)
      continue
    }
    const posts = await db.from('posts').where('organization_id', team.organizationId).orderBy('id')
    const id: string | undefined = posts[at % posts.length]?.id
    if (what === 'fold') await foldFeeds()
    else if (what === 'create' || id === undefined) await makePost(team, content)
    else if (what === 'hide' || what === 'show') await setHidden(id, what === 'hide')
    else if (what === 'update')
      await new UpdatePost().handle({ id, organizationId: team.organizationId }, content)
    else await new DeletePost().handle({ id })
  }
}

test.group('The stored totals of the feeds', (group) => {
  dialect(group)
  rollBack(group)

  test('equal the actual ones after any actions, and the search finds the same posts', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const before = await feedTotal('all')
        const team = await makeTeam()
        await live(team, steps)
        const posts = db.from('posts').where('organization_id', team.organizationId)
        const listed = await posts.clone().where('listed', true).select('id')
        const visible = posts.clone().where({ is_public: true, moderation_status: 'approved' })
        assert.sameDeepMembers(await visible.whereNull('hidden_at').select('id'), listed)
        const words = db.from('post_words').where('organization_id', team.organizationId)
        const searched = await words.where('listed', true).distinct('post_id as id')
        assert.sameDeepMembers(searched, listed)
        const shared = await posts.clone().where('is_public', true).select('id')
        assert.equal((await feedTotal('all')) - before, listed.length)
        assert.equal(await feedTotal(`organization:${team.organizationId}`), listed.length)
        assert.equal(await feedTotal(`public:${team.organizationId}`), shared.length)
        const organization = await db.from('organizations').where('id', team.organizationId).firstOrFail()
        assert.equal(organization.posts_count, (await posts.clone().select('id')).length)
        for (const tag of await db.from('tags').select('id')) {
          const tagged = await db.from('post_tags').where({ tag_id: tag.id, listed: true }).select('post_id')
          assert.equal(await feedTotal(`tag:${tag.id}`), tagged.length)
        }
        for (const table of ['feed_totals', 'feed_deltas']) {
          const kept = await db.from(table).where('feed', 'like', 'tag:%').select('feed')
          const known = new Set((await db.from('tags').select('id')).map(({ id }) => `tag:${id}`))
          assert.isEmpty(kept.filter(({ feed }) => !known.has(feed)))
        }
      }),
      { numRuns: 25 },
    )
  }).timeout(60_000)

  test('are unchanged by folding, which uses the day of each post', async ({ assert }) => {
    const team = await makeTeam()
    for (let index = 0; index < 3; index += 1) await makePost(team, { isPublic: true })
    const feed = `organization:${team.organizationId}` as const
    for (let round = 0; round < 2; round += 1) {
      await foldFeeds()
      assert.equal(await feedTotal(feed), 3)
    }
    assert.lengthOf(await db.from('feed_deltas'), 0)
    const buckets = await db.from('feed_buckets').where('feed', feed)
    assert.deepInclude(buckets[0], { day: new Date().toISOString().slice(0, 10), n: 3 })
  })
})
