import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/runtime/ids'
import { inTransaction } from '#core/database/transactions/transaction'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { plansOf } from '#tests/plans'
import { queriesOf } from '#tests/queries'
import { ListedAddresses } from '#posts/feeds/queries/listed_addresses'

const SITE = 'http://fanfare.test'

async function read(path: string) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    addresses: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!),
  }
}

const pathOf = (team: Team, { slug }: { slug: string }) => `${SITE}/public/${team.slug}/${slug}`

/** Listed posts like this one, a second older each. */
async function makeMany(post: { id: string }, count: number): Promise<void> {
  const row = await db.from('posts').where('id', post.id).firstOrFail()
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: newId(),
    slug: `post-${index}`,
    created_at: new Date(Date.UTC(2025, 0, 1) - index * 1_000).toISOString().replace('T', ' ').slice(0, -1),
  }))
  await inTransaction(async (trx) => {
    for (let at = 0; at < count; at += 100) await trx.table('posts').multiInsert(copies.slice(at, at + 100))
  })
}

test.group('The sitemap', (group) => {
  dialect(group)
  rollBack(group)

  for (const file of [
    'oldest.xml',
    'newest',
    '1-2.xml',
    '1767225600000-not-an-id-not-an-id-not-an-id-not-an.xml',
    '999999999999999-01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055.xml',
    '99999999999999-01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055',
  ]) {
    test(`has no file called ${file}`, async ({ assert }) => {
      const answer = await callApi('GET', `/sitemaps/${file}`)
      assert.equal(answer.status, 404)
      assert.equal(answer.body?.code, 'NOT_FOUND')
    })
  }

  test('names no private, pending or sensitive post, and no organization without a public one', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await makePost(team)
    await makePost(team, { isPublic: true, pending: true })
    const { addresses } = await read('/sitemap.xml')
    assert.notInclude(addresses.join(), team.slug)
    const covered = await makePost(team, { isPublic: true, isSensitive: true })
    const after = (await read('/sitemap.xml')).addresses
    assert.include(after, `${SITE}/organizations/${team.slug}`)
    assert.notInclude(after, pathOf(team, covered))
  })

  test('names the pages of the product, public posts and who shared them', async ({ assert }) => {
    const team = await makeTeam()
    const posts = [await makePost(team, { isPublic: true }), await makePost(team, { isPublic: true })]
    const { status, headers, text, addresses } = await read('/sitemap.xml')
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^application\/xml/)
    assert.equal(headers.get('cache-control'), 'public, max-age=600')
    assert.match(text, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
    assert.includeMembers(addresses, [
      `${SITE}/`,
      `${SITE}/community-landing`,
      `${SITE}/organizations/${team.slug}`,
      ...posts.map((post) => pathOf(team, post)),
    ])
    assert.lengthOf([...new Set(addresses)], addresses.length)
    assert.match(text, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  test('is an index of files when there are many posts, and the files have each post once', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await makePost(team, { isPublic: true })
    await makeMany(post, 1_000)
    const index = await read('/sitemap.xml')
    assert.match(index.text, /<sitemapindex /)
    assert.lengthOf(index.addresses, 3)
    const files = []
    for (const address of index.addresses) files.push(await read(address.slice(SITE.length)))
    for (const { addresses } of files) assert.isBelow(addresses.length, 1_000)
    const posts = files.flatMap(({ addresses }) => addresses).filter((url) => url.includes(`/${team.slug}/`))
    assert.lengthOf(posts, 1_001)
    assert.lengthOf([...new Set(posts)], 1_001)
  })

  test('needs two queries at most, and walks an index', async ({ assert }) => {
    const team = await makeTeam()
    await makePost(team, { isPublic: true })
    for (const path of ['/sitemap.xml', '/sitemaps/newest.xml', '/robots.txt']) {
      assert.isAtMost((await queriesOf(() => read(path))).length, 2, path)
    }
    const place = { id: newId(), created_at: '2026-03-01 09:00:00.000' }
    const posts = new ListedAddresses(10)
    const plans = await plansOf(async () => {
      await posts.page(place)
      await posts.ends(2)
    })
    for (const plan of plans) assert.match(plan, /posts_listed\b/)
  })

  test('is found through robots.txt, which lets everybody in', async ({ assert }) => {
    const { status, headers, text } = await read('/robots.txt')
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^text\/plain/)
    assert.equal(text, `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`)
  })

  test('is the same for everybody, and not sent again while it has not changed', async ({
    client,
    assert,
  }) => {
    const team = await makeTeam()
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const visitor = await callApi('GET', path)
      const member = await callApi('GET', path, { as: team.member })
      assert.equal(member.headers.get('etag'), visitor.headers.get('etag'))
      const same = await client.get(path).header('if-none-match', visitor.headers.get('etag')!)
      same.assertStatus(304)
    }
  })
})
