import { test } from '@japa/runner'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { openPage, servePages } from '#community/pages/tests/support/open_page'
import { titlesOf } from '#community/web_feeds/tests/support/read_feed'

const SITE = 'http://fanfare.test'

/** The feeds that the head of a page names, and those of its `Link` header. */
async function feedsOf(path: string) {
  const { html, headers } = await openPage(path)
  const named = html.matchAll(
    /<link rel="alternate" type="(application\/\w+\+xml)" title="([^"]*)" href="([^"]*)" data-pre \/>/g,
  )
  const feeds = [...named].map(([, type, title, href]) => ({ type, title, href }))
  const header = feeds.map(({ type, href }) => `<${href}>; rel="alternate"; type="${type}"`).join(', ')
  return { feeds, isInHeader: (headers.get('link') ?? '') === header }
}

const hrefs = async (query: string) =>
  (await feedsOf(`/community-landing?${query}`)).feeds.map(({ href }) => href)

test.group('The feeds of a page', (group) => {
  rollBack(group)
  group.each.setup(servePages)

  test('are named in its head and header: of the community, and of an organization', async ({ assert }) => {
    const team = await makeTeam('Fish & "chips"')
    assert.deepEqual(await feedsOf('/community-landing'), {
      feeds: [
        {
          type: 'application/rss+xml',
          title: 'Community (RSS)',
          href: `${SITE}/feeds/community/rss.xml`,
        },
        {
          type: 'application/atom+xml',
          title: 'Community (Atom)',
          href: `${SITE}/feeds/community/atom.xml`,
        },
      ],
      isInHeader: true,
    })
    const { feeds, isInHeader } = await feedsOf(`/organizations/${team.slug}?lang=fr`)
    assert.isTrue(isInHeader)
    assert.deepEqual(feeds[0], {
      type: 'application/rss+xml',
      title: 'Fish &amp; &quot;chips&quot; (RSS)',
      href: `${SITE}/feeds/organizations/${team.slug}/rss.xml?lang=fr`,
    })
  })

  test('begin with those of a tag where it is the only filter', async ({ assert }) => {
    await makePost(await makeTeam(), { isPublic: true, title: 'Tagged', tags: ['ünïted'] })
    const [first] = await hrefs(`tags=${encodeURIComponent('ünïted')}`)
    assert.equal(first, `${SITE}/feeds/tags/${encodeURIComponent('ünïted')}/rss.xml`)
    assert.deepEqual(await titlesOf(new URL(first!).pathname.replace('/rss.xml', '')), ['Tagged'])
    assert.lengthOf(await hrefs('tags=one,two'), 2)
    assert.lengthOf(await hrefs('tags=one&search=word'), 2)
  })

  test('are none where there is no list of posts', async ({ assert }) => {
    for (const path of ['/', '/pricing', '/dashboard', '/nowhere']) {
      assert.deepEqual(await feedsOf(path), { feeds: [], isInHeader: true }, path)
    }
  })
})
