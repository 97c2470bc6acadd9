import { test } from '@japa/runner'
import { LANGUAGES } from '#contract/core/rules/language'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'
import { instantToIso } from '#core/database/rows/instant'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { readXml, type Element } from '#community/pages/tests/support/read_xml'

const SITE = 'http://fanfare.test'
/** As sitemaps.org describes a date with a time. */
const W3C_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function read(path: string): Promise<string> {
  return (await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)).text()
}

const textOf = ({ children }: Element, name: string) =>
  children.filter((child) => child.name === name).map(({ text }) => text)

/** The entry of an address in a sitemap. */
function entryOf(sitemap: Element, address: string): Element | undefined {
  return sitemap.children.find((entry) => textOf(entry, 'loc').includes(address))
}

test.group('The sitemap, read as XML', (group) => {
  rollBack(group)

  test('is noticed when it is no XML', ({ assert }) => {
    assert.throws(() => readXml('<urlset><url></urlset>'))
    assert.throws(() => readXml('<urlset>a & b</urlset>'))
    assert.equal(readXml('<urlset><url>a &amp; b</url></urlset>').children[0]?.text, 'a & b')
  })

  test('lists every page in every language, and says of each where the others are', async ({ assert }) => {
    const sitemap = readXml(await read('/sitemap.xml'))
    assert.equal(sitemap.name, 'urlset')
    assert.deepEqual(sitemap.attributes, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    })
    for (const { path } of PUBLIC_PAGES) {
      const languages = LANGUAGES.map((language) => [language, `${SITE}${path}?lang=${language}`])
      const versions = [['x-default', SITE + path], ...languages]
      for (const [, address] of versions) {
        const links = entryOf(sitemap, address!)?.children.filter(({ name }) => name === 'xhtml:link') ?? []
        assert.deepEqual(
          links.map(({ attributes: { rel, hreflang, href } }) => [rel, hreflang, href]),
          versions.map(([hreflang, href]) => ['alternate', hreflang, href]),
        )
      }
    }
  })

  test('says when posts, and the pages of those who shared them, were changed last', async ({ assert }) => {
    const team = await makeTeam()
    const posts = [await makePost(team, { isPublic: true }), await makePost(team, { isPublic: true })]
    const sitemap = readXml(await read('/sitemap.xml'))
    for (const post of posts) {
      const entry = entryOf(sitemap, `${SITE}/public/${team.slug}/${post.slug}`)!
      assert.deepEqual(textOf(entry, 'lastmod'), [instantToIso(post.updatedAt)])
    }
    const [changed = ''] = textOf(entryOf(sitemap, `${SITE}/organizations/${team.slug}`)!, 'lastmod')
    assert.match(changed, W3C_TIME)
    assert.equal(
      changed,
      posts
        .map((post) => instantToIso(post.updatedAt))
        .toSorted()
        .at(-1),
    )
  })
})
