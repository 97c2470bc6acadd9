import { test } from '@japa/runner'
import { LANGUAGES } from '#contract/core/rules/language'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { useShell } from '#community/pages/http/shell'

const SITE = 'http://fanfare.test'
const SHELL = '<!doctype html><html lang="en"><head><!--head--></head><body></body></html>'

/** The tags of a page that start like this, by name; all values of each. */
async function tagsOf(path: string, prefix: string): Promise<Record<string, string[]>> {
  const html = await (await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)).text()
  const tags: Record<string, string[]> = {}
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="(.*?)" content="(.*?)"/g,
  )) {
    if (name.startsWith(prefix)) (tags[name] ??= []).push(content)
  }
  return tags
}

test.group('The preview of a link', (group) => {
  rollBack(group)
  group.each.setup(() => useShell(SHELL))

  test('shows the product, and nothing else, for pages that are not for everybody', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const post = await makePost(team, { title: 'Secret' })
    const { 'og:image': [home] = [] } = await tagsOf('/', 'og:')
    for (const path of ['/dashboard', `/public/${team.slug}/${post.slug}`, '/nowhere']) {
      const tags = await tagsOf(path, 'og:')
      assert.deepEqual(tags['og:title'], ['Fanfare'])
      assert.deepEqual(tags['og:image'], [home])
      assert.isUndefined(tags['og:url'])
    }
  })

  test('has one picture that exists, with its size, type and words', async ({ assert }) => {
    const team = await makeTeam('Northwind & Sons')
    const post = await makePost(team, { isPublic: true, title: 'We ship' })
    const pictures = new Set<string>()
    const pages = PUBLIC_PAGES.flatMap(({ path }) => LANGUAGES.map((language) => `${path}?lang=${language}`))
    for (const path of [...pages, `/public/${team.slug}/${post.slug}`, `/organizations/${team.slug}`]) {
      const tags = await tagsOf(path, 'og:image')
      const [address = ''] = tags['og:image'] ?? []
      assert.deepEqual(Object.keys(tags).toSorted(), [
        'og:image',
        'og:image:alt',
        'og:image:height',
        'og:image:type',
        'og:image:width',
      ])
      for (const [name, contents] of Object.entries(tags)) assert.lengthOf(contents, 1, name)
      assert.isTrue(address.startsWith(`${SITE}/share-images/`), address)
      const answer = await callApi('GET', address.slice(SITE.length))
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, tags['og:image:type']![0]])
      pictures.add(address)
    }
    assert.equal(pictures.size, PUBLIC_PAGES.length * LANGUAGES.length + 2)
    const named = await tagsOf(`/organizations/${team.slug}`, 'og:image')
    assert.deepEqual(named['og:image:alt'], ['Northwind &amp; Sons'])
  })

  test('is large, and says the language of the page and which others there are', async ({ assert }) => {
    const team = await makeTeam()
    const french = await tagsOf('/pricing?lang=fr', '')
    assert.deepEqual(french['og:locale'], ['fr_FR'])
    assert.deepEqual(french['og:locale:alternate'], ['en_US', 'pt_PT', 'es_ES'])
    assert.deepEqual(french['twitter:card'], ['summary_large_image'])
    const organization = await tagsOf(`/organizations/${team.slug}?lang=es`, 'og:locale')
    assert.deepEqual(organization, { 'og:locale': ['es_ES'] })
  })
})
