import { test } from '@japa/runner'
import { parseLink } from '#core/network/parse_link'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import {
  html,
  json,
  networkTo,
  openPageHost,
  redirect,
  type PageHost,
} from '#posts/previews/tests/support/page_host'
import { reasonOf } from '#posts/previews/tests/support/reason_of'

const LINK = 'http://pages.example/post'
const EMBED = '<link rel="alternate" type="application/json+oembed" href="http://embeds.example/post">'

test.group('Previewing a page', (group) => {
  let host: PageHost
  group.each.setup(async () => {
    host = await openPageHost()
    return () => host.close()
  })

  const look = (names: Record<string, string[]> = {}, timeout?: number) =>
    new PreviewSource(networkTo(host, names).network, timeout).fetch(parseLink(LINK)!)

  test('applies one timeout to all requests', async ({ assert }) => {
    host.pages['pages.example/post'] = (request, response) => {
      setTimeout(() => html(`<title>Slow</title>${EMBED}`)(request, response), 50)
    }
    host.pages['embeds.example/post'] = () => undefined
    const begin = performance.now()
    assert.equal((await look({}, 800)).title, 'Slow')
    assert.isBelow(performance.now() - begin, 4_000)
    assert.lengthOf(host.visits, 2)
  })

  test('tells a page without metadata from one that has none in its first megabyte', async ({ assert }) => {
    host.pages['pages.example/post'] = html('<h1>Hello</h1>')
    assert.equal(await reasonOf(look()), 'not_a_page')
    host.pages['pages.example/post'] = html(`${' '.repeat(1_048_576)}<title>Late</title>`)
    assert.equal(await reasonOf(look()), 'too_large')
  })

  test('reads the first part of a page that is too large', async ({ assert }) => {
    host.pages['pages.example/post'] = html(`<title>Early</title>${' '.repeat(2_000_000)}`)
    assert.equal((await look()).title, 'Early')
  })

  test('prefers Open Graph to HTML tags', async ({ assert }) => {
    host.pages['pages.example/post'] = html(`
      <title>Browser title</title><meta name="description" content="For browsers">
      <meta property="og:title" content="We  are hiring"><meta property="og:description" content="Come &amp; see">
      <meta property="og:site_name" content="Pages"><meta property="og:image" content="https://pictures.example/1.png">
      <link rel="canonical" href="/post?id=1&amp;utm_source=a">`)
    assert.deepEqual(await look(), {
      title: 'We are hiring',
      description: 'Come & see',
      siteName: 'Pages',
      imageUrl: 'https://pictures.example/1.png',
      url: 'http://pages.example/post?id=1',
      finalUrl: LINK,
    })
  })

  test('reads a title in another charset', async ({ assert }) => {
    const page = Buffer.from('<title>Gr\xfc\xdfe</title>', 'latin1')
    host.pages['pages.example/post'] = html(page, { 'content-type': 'text/html; charset=iso-8859-1' })
    const { title, description, siteName, imageUrl, url } = await look()
    assert.equal(title, 'Grüße')
    assert.deepEqual([description, siteName, imageUrl, url], [null, null, null, null])
  })

  test('requests the oEmbed document for what is missing', async ({ assert }) => {
    host.pages['pages.example/post'] = html(`${EMBED}<title>Player</title>`)
    host.pages['embeds.example/post'] = json({
      title: 'A talk',
      provider_name: 'Talks',
      thumbnail_url: 'https://pictures.example/2.png',
      html: '<script>',
    })
    const { title, siteName, imageUrl } = await look()
    assert.deepEqual([title, siteName, imageUrl], ['A talk', 'Talks', 'https://pictures.example/2.png'])
  })

  test('does not request the oEmbed document of a complete page', async ({ assert }) => {
    host.pages['pages.example/post'] = html(`${EMBED}
      <meta property="og:title" content="Enough"><meta property="og:image" content="https://pictures.example/1.png">`)
    await look()
    assert.lengthOf(host.visits, 1)
  })

  for (const [what, page] of [
    ['redirects to an internal address', redirect('http://inner.example/')],
    ['is HTML', html('<title>Not JSON</title>')],
    ['is broken', html('{', { 'content-type': 'application/json' })],
    ['is a list', json([1])],
    ['has invalid fields', json({ title: 7, thumbnail_url: 'file:///etc/passwd' })],
  ] as const) {
    test(`ignores an oEmbed document that ${what}`, async ({ assert }) => {
      host.pages['pages.example/post'] = html(`${EMBED}<title>Player</title>`)
      host.pages['embeds.example/post'] = page
      const { title, imageUrl } = await look({ 'inner.example': ['10.0.0.8'] })
      assert.deepEqual([title, imageUrl], ['Player', null])
      assert.lengthOf(host.visits, 2)
    })
  }

  test('does not request an oEmbed document on an internal host', async ({ assert }) => {
    host.pages['pages.example/post'] = html(`${EMBED}<title>Player</title>`)
    assert.equal((await look({ 'embeds.example': ['10.0.0.8'] })).title, 'Player')
    assert.lengthOf(host.visits, 1)
  })

  for (const [what, picture] of [
    ['on an internal host', 'https://inner.example/1.png'],
    ['at a private address', 'https://192.168.1.1/1.png'],
    ['in a data URL', 'data:image/png;base64,AAAA'],
    ['on another port', 'https://pictures.example:8443/1.png'],
    ['that is a script', 'javascript:alert(1)'],
  ]) {
    test(`leaves out an image ${what}`, async ({ assert }) => {
      host.pages['pages.example/post'] = html(
        `<title>A</title><meta property="og:image" content="${picture}">`,
      )
      assert.isNull((await look({ 'inner.example': ['10.0.0.8'] })).imageUrl)
    })
  }
})
