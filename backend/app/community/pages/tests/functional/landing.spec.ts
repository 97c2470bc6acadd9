import { test } from '@japa/runner'
import type { PageData } from '#contract/community/data/page'
import { inTransaction } from '#core/database/transactions/transaction'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { openPage, servePages } from '#community/pages/tests/support/open_page'
import { ModeratedPost } from '#posts/moderation/repositories/moderated_post'

const WORDS = ['Loud and clear', 'Encore, please', 'Front row for this one']

/** A post with more suggestions than are reserved for members. */
async function makeExample(
  team: Awaited<ReturnType<typeof makeTeam>>,
  options: Parameters<typeof makePost>[1],
) {
  const post = await makePost(team, { isPublic: true, ...options })
  for (const content of WORDS) await makeSuggestion(post, { content: `${content}: ${post.title}` })
  return post
}

test.group('The landing page', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(servePages)

  test('never holds a post that is private, pending, hidden or sensitive', async ({ assert }) => {
    const team = await makeTeam()
    await makeExample(team, { title: 'Klaxon rehearsal', isPublic: false })
    await makeExample(team, { title: 'Klaxon on hold', pending: true })
    await makeExample(team, { title: 'Klaxon at night', isSensitive: true })
    const { id } = await makeExample(team, { title: 'Klaxon reported' })
    await inTransaction(async (trx) => (await ModeratedPost.lock(trx, id)).hide(trx))
    const { html, data } = await openPage('/')
    assert.deepEqual(data, { featured: { posts: [] } })
    assert.notMatch(html, /klaxon/i)
  })

  test('holds no example while there is no post, and none of which all is kept for members', async ({
    assert,
  }) => {
    const empty = await openPage('/')
    assert.deepInclude(empty, { status: 200, data: { featured: { posts: [] } } })
    const post = await makePost(await makeTeam(), { title: 'One voice', isPublic: true })
    await makeSuggestion(post)
    const { featured, example } = (await openPage('/')).data as PageData
    assert.deepEqual(
      featured?.posts.map(({ title }) => title),
      ['One voice'],
    )
    assert.isUndefined(example)
  })

  test('holds the title and the suggestions of a public post, as the API answers visitors', async ({
    client,
    assert,
  }) => {
    const team = await makeTeam()
    const { slug } = await makeExample(team, { title: 'Brass on the roof' })
    await makePost(team, { title: 'Nobody has said anything', isPublic: true })
    const { html, data } = await openPage('/')
    const featured = (await client.get('/api/community/public/posts')).body()
    const path = `/api/comments/public/${team.slug}/${slug}`
    const { limit: _ofOneVisitor, ...suggestions } = (await client.get(path)).body()
    const post = featured.posts.find((each: { slug: string }) => each.slug === slug)
    assert.deepEqual(data, { featured, example: { post, suggestions } })
    for (const words of WORDS) assert.include(html, `${words}: Brass on the roof`)
  })

  test('is kept by a shared cache for each language, and not by one for another', async ({ assert }) => {
    await makeExample(await makeTeam(), { title: 'Brass on the roof' })
    const [english, french] = await Promise.all(
      ['en', 'fr'].map((language) => openPage('/', { 'accept-language': language })),
    )
    for (const { headers } of [english!, french!]) {
      assert.equal(headers.get('cache-control'), 'public, max-age=0, s-maxage=10, must-revalidate')
      assert.match(headers.get('vary')!, /Accept-Language/)
      assert.isNull(headers.get('set-cookie'))
    }
    assert.equal(french!.headers.get('content-language'), 'fr')
    assert.notEqual(french!.headers.get('etag'), english!.headers.get('etag'))
    assert.deepEqual(french!.data, english!.data)
  })
})
