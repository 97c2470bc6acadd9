import { test } from '@japa/runner'
import { LANGUAGES } from '#contract/core/rules/language'
import { landingPage } from '#contract/community/rules/public_pages/landing'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { useShell } from '#community/pages/http/shell'

const SHELL = '<!doctype html><html lang="en" data-theme="light"><head><!--head--></head><body></body></html>'

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { headers })
  const html = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    language: /^<!doctype html><html lang="(..)" data-served="\1"[^>]* data-theme="light">/.exec(html)?.[1],
    title: /<title data-pre>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, hreflang, href]) => `${hreflang} ${href}`,
    ),
  }
}

const accepting = (languages: string) => ({ 'accept-language': languages })

test.group('The language of a page', (group) => {
  rollBack(group)
  group.each.setup(() => useShell(SHELL))

  for (const [accepted, language] of [
    ['de, ja;q=0.5', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['pt-BR, en;q=0.9', 'pt'],
    ['de, es-MX;q=0.8, en;q=0.2', 'es'],
    ['fr;q=0, en', 'en'],
  ] as const) {
    test(`is ${language} for a browser that accepts “${accepted}”`, async ({ assert }) => {
      const page = await open('/', accepting(accepted))
      assert.equal(page.language, language)
      assert.equal(page.headers.get('content-language'), language)
      assert.equal(page.title, `${landingPage.words[language].title} · Fanfare`)
    })
  }

  test('is the one in its address, if we have it', async ({ assert }) => {
    assert.equal((await open('/?lang=fr', accepting('es'))).language, 'fr')
    assert.equal((await open('/?ref=x&lang=pt', accepting('es'))).language, 'pt')
    for (const query of ['lang=de', 'lang=', 'lang', 'lang=fr<script>', 'lang[]=fr', 'language=fr']) {
      assert.equal((await open(`/?${query}`, accepting('es'))).language, 'es', query)
    }
  })

  test('is also the one of public posts, organizations and screens of the app', async ({ assert }) => {
    const team = await makeTeam('Northwind')
    const post = await makePost(team, { isPublic: true, isSensitive: true, comment: null })
    const shown = await open(`/public/${team.slug}/${post.slug}`, accepting('fr'))
    assert.deepInclude(shown, { language: 'fr', title: 'Publication sensible · Fanfare' })
    const organization = await open(`/organizations/${team.slug}?lang=es`)
    assert.equal(organization.language, 'es')
    assert.include(organization.html, 'Publicaciones públicas compartidas por Northwind.')
    assert.equal((await open('/dashboard', accepting('pt'))).language, 'pt')
    assert.deepInclude(await open('/nowhere', accepting('pt')), { status: 404, language: 'pt' })
  })

  test('never reaches somebody who asked for another, through a cache', async ({ assert }) => {
    for (const path of ['/', '/dashboard', '/nowhere']) {
      assert.match((await open(path)).headers.get('vary')!, /Accept-Language/, path)
    }
    const tags = new Set<string | null>()
    for (const language of LANGUAGES) tags.add((await open('/', accepting(language))).headers.get('etag'))
    assert.lengthOf([...tags], LANGUAGES.length)
  })

  test('is offered as an alternate of pages whose texts we have in all of them', async ({ assert }) => {
    const page = await open('/community-landing')
    const address = 'http://fanfare.test/community-landing'
    assert.equal(page.canonical, address)
    assert.deepEqual(page.alternates, [
      `x-default ${address}`,
      ...LANGUAGES.map((language) => `${language} ${address}?lang=${language}`),
    ])
    const french = await open('/community-landing?lang=fr&tags=design')
    assert.deepInclude(french, { canonical: `${address}?lang=fr`, alternates: page.alternates })
    const team = await makeTeam()
    const organization = await open(`/organizations/${team.slug}?lang=fr`)
    assert.deepInclude(organization, {
      canonical: `http://fanfare.test/organizations/${team.slug}`,
      alternates: [],
    })
    assert.deepInclude(await open('/dashboard'), { canonical: undefined, alternates: [] })
  })
})
