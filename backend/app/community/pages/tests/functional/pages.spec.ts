import { test } from '@japa/runner'
import { CLIENT_PATHS } from '#contract/core/rules/client_paths'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { useRenderer } from '#community/pages/http/render_client'
import { openPage, servePages } from '#community/pages/tests/support/open_page'

const OF_RECORDS = new Set<string>([
  '/organizations/:organizationSlug',
  '/public/:organizationSlug/:postSlug',
])

const exampleOf = (path: string) => path.replace(/:\w+\??/g, '01a1fd2d-a3d1').replace('*', 'members')

const fail = async () => {
  throw new Error('a component has failed')
}

test.group('Pages', (group) => {
  rollBack(group)
  group.each.setup(servePages)

  for (const path of [
    '/nowhere',
    '/dashboard/nowhere',
    '/admin/nothing',
    '/posts',
    '/organizations/settings',
    '/public/northwind',
    '/public/northwind/a-post/more',
    '/public/northwind/a_post',
    '/invitation/token/more',
  ]) {
    test(`of no screen are not found: ${path}`, async ({ assert }) => {
      assert.deepInclude(await openPage(path), { status: 404, isIndexed: false, data: undefined })
    })
  }

  test('of records are lower case: capitals lead there, for browsers and search engines', async ({
    assert,
  }) => {
    for (const [typed, path] of [
      ['/public/Northwind/A-Post?utm_source=mail', '/public/northwind/a-post?utm_source=mail'],
      ['/organizations/NORTHWIND', '/organizations/northwind'],
    ] as const) {
      const { status, headers } = await callApi('GET', typed)
      assert.equal(status, 301, typed)
      assert.equal(headers.get('location'), path)
    }
  })

  test('of a public post describe it in HTML and metadata', async ({ client, assert }) => {
    const team = await makeTeam('Northwind & Sons')
    const post = await makePost(team, {
      title: 'We "launch" <today> $&',
      comment: 'Look at this',
      isPublic: true,
    })
    const page = await openPage(`/public/${team.slug}/${post.slug}`)
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    assert.equal(page.headers.get('cache-control'), 'public, max-age=0, s-maxage=10, must-revalidate')
    assert.equal(page.title, 'We &quot;launch&quot; &lt;today&gt; $&amp; · Fanfare')
    assert.isTrue(page.isIndexed)
    const address = `http://fanfare.test/public/${team.slug}/${post.slug}`
    assert.include(page.html, `<link rel="canonical" href="${address}" data-pre />`)
    assert.include(page.html, `<meta property="og:url" content="${address}" data-pre />`)
    assert.include(page.html, '<meta property="og:description" content="Look at this" data-pre />')
    assert.include(page.html, '<meta name="twitter:card" content="summary_large_image" data-pre />')
    assert.include(page.html, '<div id="root"><h1>Rendered</h1></div>')
    const path = `${team.slug}/${post.slug}`
    const { post: shown } = (await client.get(`/api/posts/public/${path}`)).body()
    const { limit: _ofOneVisitor, ...suggestions } = (await client.get(`/api/comments/public/${path}`)).body()
    assert.deepEqual(page.data, { post: shown, suggestions })
  })

  test('of private, pending and unknown posts answer a plain 404', async ({ assert }) => {
    const team = await makeTeam()
    const hidden = [
      (await makePost(team, { title: 'Secret' })).slug,
      (await makePost(team, { title: 'Secret', isPublic: true, pending: true })).slug,
      'missing',
    ]
    for (const slug of hidden) {
      const page = await openPage(`/public/${team.slug}/${slug}`)
      assert.deepInclude(page, { status: 404, title: 'Fanfare', isIndexed: false, data: undefined })
      assert.notInclude(page.html, 'Secret')
    }
  })

  test('of a sensitive post hold neither its title nor its text', async ({ client, assert }) => {
    const team = await makeTeam('Northwind')
    const words = {
      title: 'Sirens at night',
      comment: 'Rather loud',
      url: 'https://linkedin.com/posts/klaxon',
    }
    const post = await makePost(team, { ...words, isPublic: true, isSensitive: true })
    const path = `${team.slug}/${post.slug}`
    const page = await openPage(`/public/${path}`)
    assert.deepInclude(page, { status: 200, title: 'Sensitive post · Fanfare', isIndexed: false })
    assert.deepEqual(page.data, {})
    // The path contains the title.
    const html = page.html.replaceAll(path, '')
    for (const covered of [/sirens/i, /loud/i, /klaxon/]) assert.notMatch(html, covered)
    const { post: asked } = (await client.get(`/api/posts/public/${path}`)).body()
    assert.containsSubset(asked, { ...words, isSensitive: true })
  })

  test('of an organization describe it', async ({ client, assert }) => {
    const team = await makeTeam('Northwind')
    await makePost(team, { title: 'A public post', isPublic: true, tags: ['launch'] })
    const page = await openPage(`/organizations/${team.slug}`)
    assert.deepInclude(page, { status: 200, title: 'Northwind · Fanfare', isIndexed: true })
    const ofTeam = `organizationSlug=${team.slug}`
    const posts = (await client.get(`/api/community/posts?${ofTeam}`)).body()
    const tags = (await client.get(`/api/community/tags?${ofTeam}&limit=100`)).body()
    assert.deepEqual(page.data, {
      organization: { id: team.organizationId, name: 'Northwind', slug: team.slug, description: null },
      posts,
      tags,
    })
    const missing = await openPage('/organizations/nobody-here')
    assert.deepInclude(missing, { status: 404, isIndexed: false })
    const screen = await openPage('/organizations/create')
    assert.deepInclude(screen, { status: 200, isIndexed: false })
  })

  test('of the community hold its numbers, posts and testimonials', async ({ client, assert }) => {
    await makePost(await makeTeam(), { title: 'Featured', isPublic: true })
    const { data } = await openPage('/community-landing', { 'accept-language': 'fr' })
    assert.deepEqual(data, {
      posts: (await client.get('/api/community/posts')).body(),
      tags: (await client.get('/api/community/tags?limit=100')).body(),
      statistics: (await client.get('/api/community/statistics')).body(),
      featured: (await client.get('/api/community/public/posts')).body(),
      testimonials: (await client.get('/api/testimonials/public?limit=6')).body(),
    })
  })

  test('of public posts hold those that their address asks for', async ({ client, assert }) => {
    const team = await makeTeam()
    for (const title of ['Rocket one', 'Rocket two', 'Kettle'])
      await makePost(team, { title, isPublic: true, tags: [title === 'Kettle' ? 'home' : 'space'] })
    for (const query of ['search=rocket', 'tags=home', 'search=rock&tags=space&sort=available', 'page=2']) {
      const expected = (await client.get(`/api/community/posts?${query}`)).body()
      const { data } = await openPage(`/community-landing?${query}`)
      assert.deepInclude(data, { posts: expected }, query)
      const own = await openPage(`/organizations/${team.slug}?${query}`)
      const ofTeam = await client.get(`/api/community/posts?organizationSlug=${team.slug}&${query}`)
      assert.deepInclude(own.data, { posts: ofTeam.body() }, query)
    }
    const odd = `search=${'x'.repeat(500)}&sort=sideways&page=1e9&tags=%23`
    assert.equal((await openPage(`/community-landing?${odd}`)).status, 200)
  })

  test('that cannot be rendered are rendered by the client', async ({ assert }) => {
    const restore = useRenderer({ renderPage: fail, renderFrame: fail, renderFirstView: fail })
    const page = await openPage('/pricing')
    restore()
    assert.equal(page.status, 200)
    assert.isUndefined(page.data)
    assert.include(page.html, '<div id="root"></div>')
  })

  test('of the landing page and the community are indexed, those of the app are not', async ({ assert }) => {
    for (const [path, isIndexed] of [
      ['/', true],
      ['/community-landing', true],
      ['/dashboard', false],
      ['/posts/01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055/edit', false],
    ] as const) {
      const page = await openPage(path)
      assert.deepInclude(page, { status: 200, isIndexed })
      assert.match(page.html, /<div id="root">/)
    }
  })

  for (const path of [
    '/api/nowhere',
    '/api',
    '/assets/gone.js',
    '/robots.php',
    '/.env',
    '/deep/.git/config.txt',
  ]) {
    test(`answer 404 for ${path}`, async ({ assert }) => {
      const answer = await callApi('GET', path)
      assert.equal(answer.status, 404)
      assert.equal(answer.body?.code, 'NOT_FOUND')
    })
  }

  test('of the client’s screens are found, in any case and with slashes at the end', async ({ assert }) => {
    for (const path of CLIENT_PATHS.filter((known) => !OF_RECORDS.has(known)).map(exampleOf)) {
      assert.equal((await openPage(path)).status, 200, path)
    }
    for (const path of ['/Dashboard', '/dashboard/', '/invitation', '/organizations/x/settings']) {
      assert.equal((await openPage(path)).status, 200, path)
    }
  })

  test('answer 405 to a POST', async ({ assert }) => {
    const answer = await callApi('POST', '/dashboard', { body: {} })
    assert.equal(answer.status, 405)
  })

  test('have security headers', async ({ assert }) => {
    const { headers } = await openPage('/')
    assert.match(headers.get('content-security-policy')!, /script-src 'self'/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  })

  test('allow an answer of the API to load nothing', async ({ assert }) => {
    for (const path of ['/api/setup', '/api/nowhere', '/api/auth/status']) {
      const { headers } = await openPage(path)
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'")
    }
  })

  test('with a secret in their address send no referrer', async ({ assert }) => {
    for (const path of [
      '/auth?token=x',
      '/reset-password?token=x',
      '/verify-email?token=x',
      '/cancel-email-change?token=x',
      '/setup',
      '/invitation/x',
      '/login?invitation=x',
      '/register?invitation=x',
      '/desktop/sign-in?state=x',
    ]) {
      assert.equal((await openPage(path)).headers.get('referrer-policy'), 'no-referrer', path)
    }
    assert.equal(
      (await openPage('/dashboard')).headers.get('referrer-policy'),
      'strict-origin-when-cross-origin',
    )
  })
})
