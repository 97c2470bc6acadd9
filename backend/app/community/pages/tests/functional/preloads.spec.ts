import { test } from '@japa/runner'
import { useRouteFiles } from '#community/pages/http/route_files'
import { useShell } from '#community/pages/http/shell'
import { openPage, servePages } from '#community/pages/tests/support/open_page'
import { sha256 } from '#core/runtime/hashing/sha256'

const texts = { en: ['assets/en.js'], pt: ['assets/pt.js'], fr: [], es: [] }

async function preloads(path: string, language?: string) {
  const { html } = await openPage(path, language ? { 'accept-language': language } : {})
  return [...html.matchAll(/<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
}

test.group('The scripts of a page', (group) => {
  group.each.setup(servePages)
  group.each.setup(() =>
    useRouteFiles({ '/posts/:postId': { scripts: ['assets/post.js'], texts, hasFrame: true } }),
  )

  test('are named with the texts of its language, on the page of their route only', async ({ assert }) => {
    assert.deepEqual(await preloads('/posts/some-post'), ['/assets/post.js', '/assets/en.js'])
    assert.deepEqual(await preloads('/posts/some-post', 'pt'), ['/assets/post.js', '/assets/pt.js'])
    for (const path of ['/dashboard', '/posts/some-post/more', '/'])
      assert.deepEqual(await preloads(path), [], path)
  })

  test('within the page are allowed by their hash, and no other ones are', async ({ assert, cleanup }) => {
    cleanup(useShell('<html lang="en"><head><!--head--><script>first()</script></head><div id="root"></div>'))
    const { headers } = await openPage('/dashboard')
    const policy = headers.get('content-security-policy')!
    const [sources] = /script-src [^;]+/.exec(policy)!
    assert.equal(sources, `script-src 'self' 'sha256-${sha256.base64('first()')}'`)
    assert.notInclude((await openPage('/help')).headers.get('content-security-policy')!, 'sha256')
  })
})
