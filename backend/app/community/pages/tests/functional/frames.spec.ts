import { test } from '@japa/runner'
import { useRouteFiles } from '#community/pages/http/route_files'
import { useRenderer } from '#community/pages/http/render_client'
import { openPage, servePages } from '#community/pages/tests/support/open_page'

const texts = { en: ['assets/en.js'], pt: ['assets/pt.js'], fr: [], es: [] }
const member = { scripts: [], texts, hasFrame: true }

const open = (path: string, hint?: string, headers: Record<string, string> = {}) =>
  openPage(path, hint === undefined ? headers : { ...headers, cookie: `page_hint=${hint}` })

const fail = async () => {
  throw new Error('broken')
}

const nameOf = async (path: string, hint?: string) => (await open(path, hint)).headers.get('page-frame')
const frameOf = (html: string) => /<div id="root" data-frame><h1>(.*?)<\/h1><\/div>/.exec(html)?.[1]

test.group('The frame of a page', (group) => {
  group.each.setup(servePages)
  group.each.setup(() =>
    useRouteFiles({
      '/posts/:postId': member,
      '/dashboard': member,
      '/organizations/:organizationId/settings/*': member,
      '/login': { ...member, hasFrame: false },
    }),
  )

  test('is not sent to visitors, nor for a hint with another value', async ({ assert }) => {
    for (const hint of [
      undefined,
      '',
      'pt',
      'xx.member',
      'pt.owner',
      'pt.member.x',
      '<h1>pt.member',
      'a'.repeat(500),
    ]) {
      const { status, html } = await open('/dashboard', hint)
      assert.equal(status, 200)
      assert.include(html, '<div id="root"></div>', hint)
    }
  })

  test('is sent for screens of members only, and not for missing ones', async ({ assert }) => {
    for (const path of ['/login', '/', '/nowhere/at/all'])
      assert.notInclude((await open(path, 'en.member')).html, 'data-frame', path)
    for (const hint of ['en.member', 'en.member.unverified'])
      assert.equal(frameOf((await open('/dashboard', hint)).html), '/dashboard in en for members')
  })

  test('is the same for all records, and names none of them', async ({ assert }) => {
    const { html } = await open('/posts/019b7a53-2f6f-7c3c-a4f5-1d2c3b4a5e6f', 'en.administrator')
    assert.equal(frameOf(html), '/posts/postId in en for administrators')
  })

  test('is one for all sections of the settings, except for the company information', async ({ assert }) => {
    const settings = '/organizations/019b7a53-2f6f-7c3c-a4f5-1d2c3b4a5e6f/settings'
    for (const path of [settings, `${settings}/users`, `${settings}/company-information/more`])
      assert.equal(
        await nameOf(path, 'en.member'),
        '/organizations/:organizationId/settings/* en.member',
        path,
      )
    for (const path of [`${settings}/company-information`, `${settings}/Company-Information/`]) {
      const { html, headers } = await open(path, 'en.member')
      const section = 'settings/company-information'
      assert.equal(headers.get('page-frame'), `/organizations/:organizationId/${section} en.member`, path)
      assert.equal(frameOf(html), `/organizations/organizationId/${section} in en for members`)
    }
  })

  test('is not sent for the company information to visitors', async ({ assert }) => {
    const { html } = await open(
      '/organizations/019b7a53-2f6f-7c3c-a4f5-1d2c3b4a5e6f/settings/company-information',
    )
    assert.include(html, '<div id="root"></div>')
  })

  test('has the chosen language, and so have the texts that the page names', async ({ assert }) => {
    const { html, headers } = await open('/dashboard', 'pt.member', { 'accept-language': 'fr' })
    assert.equal(frameOf(html), '/dashboard in pt for members')
    assert.include(html, '<html lang="pt" data-served="pt"')
    assert.include(html, 'href="/assets/pt.js"')
    assert.equal(headers.get('content-language'), 'pt')
    assert.match(headers.get('cache-control')!, /private/)
    assert.include(headers.get('vary')!.toLowerCase(), 'cookie')
  })

  test('is named in a header for the worker, and a page without one is not', async ({ assert }) => {
    assert.equal(
      await nameOf('/posts/019b7a53-2f6f-7c3c-a4f5-1d2c3b4a5e6f', 'en.member'),
      '/posts/:postId en.member',
    )
    assert.equal(
      await nameOf('/dashboard?lang=es', 'pt.member.unverified'),
      '/dashboard es.member.unverified',
    )
    for (const [path, hint] of [
      ['/dashboard', undefined],
      ['/dashboard', 'xx.member'],
      ['/login', 'en.member'],
      ['/pricing', 'en.member'],
    ] as const)
      assert.isNull(await nameOf(path, hint), path)
  })

  test('has the language of the address where there is one', async ({ assert }) => {
    const { html } = await open('/dashboard?lang=es', 'pt.member')
    assert.equal(frameOf(html), '/dashboard in es for members')
  })

  test('changes nothing on public pages, which caches share', async ({ assert }) => {
    const [hinted, plain] = await Promise.all([open('/pricing', 'pt.member'), open('/pricing')])
    assert.equal(hinted.html, plain.html)
    assert.notInclude((hinted.headers.get('vary') ?? '').toLowerCase(), 'cookie')
  })

  test('is left out when it cannot be rendered', async ({ assert, cleanup }) => {
    cleanup(useRenderer({ renderPage: fail, renderFrame: fail, renderFirstView: fail }))
    const { status, html } = await open('/dashboard', 'en.member')
    assert.equal(status, 200)
    assert.include(html, '<div id="root"></div>')
  })
})
