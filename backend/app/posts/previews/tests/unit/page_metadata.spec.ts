import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseMetadata } from '#posts/previews/rules/page_metadata'

const MANY = 170_000

test.group('Reading page metadata', () => {
  test('finds nothing in an empty page, in text and in broken tags', ({ assert }) => {
    for (const html of ['', 'Hello', '<', '<meta', '<meta property="og:title">']) {
      assert.deepEqual(parseMetadata(html), { meta: {} })
    }
  })

  test('ignores comments, scripts and templates', ({ assert }) => {
    const hidden = '<meta property="og:title" content="Hidden"><title>Hidden</title>'
    assert.deepEqual(parseMetadata(`<!-- ${hidden} --><script>${hidden}</script><style>${hidden}</style>`), {
      meta: {},
    })
  })

  test('reads a deeply nested page within two seconds', ({ assert }) => {
    for (const [open, close] of [
      ['<i>', '</b>'],
      ['<svg>', '</p>'],
    ]) {
      const begin = performance.now()
      const facts = parseMetadata(`<title>Deep</title>${open!.repeat(MANY)}${close!.repeat(MANY)}`)
      assert.equal(facts.title, 'Deep')
      assert.isBelow(performance.now() - begin, 2_000)
    }
  })

  test('reads on after a thousand unclosed elements', ({ assert }) => {
    const open = `${'<p>One<img>'.repeat(500)}<ul>${'<li>Two<br>'.repeat(500)}</ul>`
    const drawing = `<svg>${'<path d="M0 0" />'.repeat(1_000)}</svg>`
    const { meta } = parseMetadata(`${open}${drawing}<meta name="description" content="Late">`)
    assert.equal(meta.description, 'Late')
  })

  test('uses the first of repeated tags and titles', ({ assert }) => {
    const facts = parseMetadata(`
      <title>Page</title><svg><title>Icon</title></svg>
      <meta property="og:title" content=" "><meta property="og:title" content="One">
      <meta property="og:title" content="Two">`)
    assert.deepEqual(facts, { title: 'Page', meta: { 'og:title': 'One' } })
  })

  test('reads names in any case, by property or name, with entities', ({ assert }) => {
    const { meta } = parseMetadata(
      '<META NAME="OG:Title" CONTENT="Fish &amp; chips"><meta name=description content=Plain>',
    )
    assert.deepEqual(meta, { 'og:title': 'Fish & chips', description: 'Plain' })
  })

  test('decodes entities that were escaped twice, and leaves a bare &', ({ assert }) => {
    const html =
      '<meta property="og:title" content="Isn&amp;#8217;t it R&amp;amp;D & more"><title>A &amp;amp; B</title>'
    assert.deepEqual(parseMetadata(html), { meta: { 'og:title': 'Isn’t it R&D & more' }, title: 'A & B' })
  })

  test('ignores the titles of drawings', ({ assert }) => {
    const svg = '<svg><g><title>Menu icon</title></g></svg>'
    assert.deepEqual(parseMetadata(`<body>${svg}<h1>Real</h1></body>`), { meta: {} })
    assert.equal(parseMetadata(`${svg}<title>Page</title>`).title, 'Page')
  })

  for (const data of [
    '{"@type":"NewsArticle","headline":"Headline"}',
    '[{"@type":"Organization","name":"Acme"},{"headline":"Headline"}]',
    '{"@graph":[{"@type":"WebPage"},{"@type":"Article","headline":"Headline"}]}',
  ])
    test(`finds the headline in ${data}`, ({ assert }) => {
      const script = `<script type="application/ld+json">${data}</script>`
      assert.deepEqual(parseMetadata(`<script>no</script>${script}`), { meta: {}, headline: 'Headline' })
    })

  test('finds the canonical URL and the oEmbed link', ({ assert }) => {
    const facts = parseMetadata(`
      <link rel="stylesheet canonical" href="/own"><link rel="canonical" href="/other">
      <link rel="alternate" type="text/xml+oembed" href="/xml">
      <link rel="alternate" type="application/json+oembed" href="/json">`)
    assert.deepEqual(facts, { meta: {}, canonical: '/own', oembed: '/json' })
  })

  test('ignores unknown tags, whatever their name', ({ assert }) => {
    const { meta } = parseMetadata('<meta name="__proto__" content="a"><meta name="constructor" content="b">')
    assert.deepEqual(Object.keys(meta), [])
  })

  test('never throws', ({ assert }) => {
    const fragment = fc.constantFrom(
      '<',
      '>',
      '"',
      '=',
      '<meta ',
      'content=',
      '<title>',
      '</title>',
      '<!--',
      '&#x',
      ' a',
    )
    fc.assert(
      fc.property(fc.array(fragment), (fragments) =>
        assert.doesNotThrow(() => parseMetadata(fragments.join(''))),
      ),
    )
  })
})
