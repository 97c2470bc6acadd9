import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import DeletePost from '#posts/posts/actions/delete_post'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { plansOf } from '#tests/plans'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { readFeed, titlesOf } from '#community/web_feeds/tests/support/read_feed'

const COMMUNITY = '/feeds/community'
const feedOfTeam = ({ slug }: Team) => `/feeds/organizations/${slug}`

const share = (team: Team, title: string, options: Parameters<typeof makePost>[1] = {}) =>
  makePost(team, { title, isPublic: true, ...options })

test.group('Public web feeds', (group) => {
  dialect(group)
  rollBack(group)

  test('have the public posts of the community, an organization and a tag, newest first', async ({
    assert,
  }) => {
    const [one, other] = [await makeTeam(), await makeTeam()]
    await share(one, 'First', { tags: ['launch'] })
    await share(other, 'Second', { tags: ['launch', 'press'] })
    await share(one, 'Third')
    await share(one, 'Private', { isPublic: false, tags: ['launch'] })
    await share(one, 'Pending', { pending: true, tags: ['launch'] })
    for (const format of ['rss', 'atom'] as const) {
      assert.deepEqual(await titlesOf(COMMUNITY, format), ['Third', 'Second', 'First'])
      assert.deepEqual(await titlesOf(feedOfTeam(one), format), ['Third', 'First'])
      assert.deepEqual(await titlesOf('/feeds/tags/launch', format), ['Second', 'First'])
      assert.deepEqual(await titlesOf('/feeds/tags/Press', format), ['Second'])
    }
  })

  test('have the twenty newest posts, also of one organization that shares many', async ({ assert }) => {
    const [busy, calm] = [await makeTeam(), await makeTeam()]
    await share(calm, 'Calm')
    for (let n = 1; n <= 21; n += 1)
      await share(busy, `Busy ${n}`, { url: `https://linkedin.com/posts/${n}` })
    const titles = await titlesOf(COMMUNITY)
    assert.deepEqual(
      titles,
      Array.from({ length: 20 }, (_, at) => `Busy ${21 - at}`),
    )
  })

  test('link to the public page of a post and name neither title nor text of a sensitive one', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const post = await share(team, 'Secret title', { comment: 'Secret words', isSensitive: true })
    const { feed, xml } = await readFeed(feedOfTeam(team), 'rss')
    assert.equal(feed?.items[0]?.url, `http://fanfare.test/public/${team.slug}/${post.slug}`)
    assert.equal(feed?.items[0]?.id, `urn:uuid:${post.id}`)
    assert.notMatch(xml, /Secret/)
  })

  test('answer 404 for what is unknown or no longer public', async ({ assert }) => {
    const team = await makeTeam()
    const post = await share(team, 'Short', { tags: ['brief'] })
    await makePost(team, { tags: ['internal'] })
    assert.equal(await titlesOf('/feeds/tags/internal'), 404)
    assert.equal(await titlesOf('/feeds/tags/unheard-of'), 404)
    assert.equal(await titlesOf(`/feeds/tags/${'x'.repeat(200)}`), 404)
    assert.equal(await titlesOf('/feeds/tags/%20'), 404)
    assert.equal(await titlesOf('/feeds/organizations/nothing-here'), 404)
    assert.equal(await titlesOf('/feeds/organizations/dashboard'), 404)
    await new DeletePost().handle({ id: post.id })
    assert.equal(await titlesOf('/feeds/tags/brief'), 404)
    assert.deepEqual(await titlesOf(feedOfTeam(team)), [])
    await db
      .from('organizations')
      .where('id', team.organizationId)
      .update({ deleted_at: '2026-03-01 09:00:00.000' })
    assert.equal(await titlesOf(feedOfTeam(team)), 404)
  })

  test('exist as RSS and Atom only, for GET and HEAD', async ({ assert }) => {
    for (const file of ['', '/feed.json', '/rss', '/atom.xml/more', '/RSS.xml']) {
      assert.equal((await callApi('GET', `${COMMUNITY}${file}`)).status, 404, file)
    }
    const head = await callApi('HEAD', `${COMMUNITY}/rss.xml`)
    assert.equal(head.status, 200)
    assert.equal((await callApi('POST', `${COMMUNITY}/rss.xml`)).status, 405)
  })

  test('are kept by caches for five minutes, and not sent again unchanged', async ({ client, assert }) => {
    const team = await makeTeam()
    await share(team, 'One')
    for (const [format, type] of [
      ['rss', 'application/rss+xml; charset=utf-8'],
      ['atom', 'application/atom+xml; charset=utf-8'],
    ] as const) {
      const { headers } = (await readFeed(feedOfTeam(team), format)).answer
      assert.equal(headers.get('content-type'), type)
      assert.equal(headers.get('cache-control'), 'public, max-age=300')
      assert.match(headers.get('vary') ?? '', /Accept-Language/)
      const again = () =>
        client.get(`${feedOfTeam(team)}/${format}.xml`).header('if-none-match', headers.get('etag')!)
      const same = await again()
      same.assertStatus(304)
      assert.equal(same.text(), '')
      await share(team, `More for ${format}`, { url: `https://linkedin.com/posts/${format}` })
      const changed = await again()
      changed.assertStatus(200)
    }
  })

  test('are in the language of the address, or else of the reader', async ({ assert }) => {
    const { feed } = await readFeed(COMMUNITY, 'rss', { 'accept-language': 'fr' })
    assert.deepEqual([feed?.language, feed?.title], ['fr', 'Fanfare · Communauté'])
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${COMMUNITY}/atom.xml?lang=es`)
    const xml = await answer.text()
    assert.include(xml, 'xml:lang="es"')
    assert.include(xml, 'href="http://fanfare.test/feeds/community/atom.xml?lang=es" rel="self"')
    assert.include(xml, '<id>http://fanfare.test/community-landing</id>')
  })

  test('are read along their indexes, in as many statements for any number of posts', async ({ assert }) => {
    const team = await makeTeam()
    await share(team, 'One', { tags: ['launch'] })
    for (const [feed, index, most] of [
      [COMMUNITY, 'posts_listed', 1],
      [feedOfTeam(team), 'posts_listed_by_organization', 2],
      ['/feeds/tags/launch', 'post_tags_listed', 2],
    ] as const) {
      assert.isAtMost((await queriesOf(() => readFeed(feed, 'rss'))).length, most, feed)
      const plans = (await plansOf(() => readFeed(feed, 'rss'))).join('\n')
      assert.include(plans, index)
    }
  })
})
