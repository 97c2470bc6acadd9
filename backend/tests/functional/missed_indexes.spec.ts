import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { OfferList } from '#contract/data/offer'
import type { PostList } from '#contract/data/post'
import type { TagList } from '#contract/data/tag'
import { wordsVersion } from '#core/search/index_again'
import { SCHEDULE } from '#start/schedule'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const KINDS = ['post_words', 'name_words', 'suggestion_words']

/** Runs the jobs that index what an earlier version has written, as the schedule does. */
async function runIndexing(): Promise<void> {
  for (const { job } of SCHEDULE) if (job.options.name.startsWith('index_')) await new job().execute()
}

const wordsOf = (post: string): Promise<object[]> =>
  db.from('post_words').where('post_id', post).orderBy('word').select('word')

test.group('What a server of an earlier version wrote after the migration', (group) => {
  dialect(group)
  rollBack(group)
  let team: Team
  let postId: string

  group.each.setup(async () => {
    // The words that this version finds are stored by now.
    await runIndexing()
    team = await makeTeam()
    const post = await makePost(team, { title: 'Zeppelin', tags: ['airship'] })
    postId = post.id
    await makeSuggestion(post, { content: 'Splendiferous work' })
    await db.from('post_words').where('post_id', postId).delete()
    await db.from('tag_words').delete()
    await db.from('comments').where('post_id', postId).update({ search_words: null })
    await db.from('users').update({ name_words: '' })
    await db.from('approved_domains').update({ host_reversed: '', name_key: '' })
  })

  const posts = async (search: string) => {
    const path = `/api/posts/organization/${team.organizationId}?search=${search}`
    return ((await callApi('GET', path, { as: team.owner })).body as unknown as PostList).posts
  }
  const offers = async (search: string) => {
    const path = `/api/posts/organization/${team.organizationId}/offers?search=${search}`
    return ((await callApi('GET', path, { as: team.owner })).body as unknown as OfferList).offers
  }
  const tags = async (search: string) =>
    ((await callApi('GET', `/api/tags?search=${search}`, { as: team.owner })).body as unknown as TagList).tags

  test('is found after the next run of the schedule', async ({ assert }) => {
    assert.deepEqual([await posts('zepp'), await offers('splendif'), await tags('airs')], [[], [], []])
    await runIndexing()
    assert.lengthOf(await posts('zepp'), 1)
    assert.lengthOf(await offers('splendif'), 1)
    assert.lengthOf(await tags('airs'), 1)
    assert.lengthOf(await db.from('users').where('name_words', '').select('id'), 0)
    assert.lengthOf(await db.from('approved_domains').where('host_reversed', '').select('id'), 0)
  })

  test('is indexed once, however often the jobs run', async ({ assert }) => {
    await runIndexing()
    const indexed = await wordsOf(postId)
    assert.isNotEmpty(indexed)
    await runIndexing()
    assert.deepEqual(await wordsOf(postId), indexed)
  })
})

const versions = () => db.from('reference_data_versions').whereIn('kind', KINDS)
/** Words as an older server would have found them. */
async function spoil() {
  const post = await makePost(await makeTeam(), { title: 'Straße' })
  const suggestion = await makeSuggestion(post, { content: "O'Brien" })
  await db.from('post_words').where('post_id', post.id).where('word', 'strasse').update({ word: 'straße' })
  await db.from('comments').where('id', suggestion).update({ search_words: ' brien' })
  await db.from('users').where('id', post.author!.id).update({ name_words: ' old' })
  const words = async () => ({
    post: await wordsOf(post.id),
    suggestion: (await db.from('comments').where('id', suggestion).firstOrFail()).search_words,
    name: (await db.from('users').where('id', post.author!.id).firstOrFail()).name_words,
  })
  return { words, spoilt: await words() }
}

test.group('Words that another version of the server has found', (group) => {
  dialect(group)
  rollBack(group)

  test('are found again, if it was an older one', async ({ assert }) => {
    await runIndexing()
    const { words } = await spoil()
    await versions().update({ version: wordsVersion('16.0') - 1_000 })
    await runIndexing()
    const { post, suggestion, name } = await words()
    assert.includeDeepMembers(post, [{ word: 'strasse' }])
    assert.deepEqual([suggestion, name], [' o brien obrien', ' mira member'])
    assert.lengthOf(await versions().where('version', wordsVersion()), KINDS.length)
  })

  test('stay, if it was this one or a newer one', async ({ assert }) => {
    await runIndexing()
    const { words, spoilt } = await spoil()
    for (const version of [wordsVersion(), wordsVersion('99.0')]) {
      await versions().update({ version })
      await runIndexing()
      assert.deepEqual(await words(), spoilt)
    }
  })
})
