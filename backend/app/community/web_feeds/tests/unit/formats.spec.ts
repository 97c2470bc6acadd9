import { test } from '@japa/runner'
import { parseFeed } from '@rowanmanning/feed-parser'
import fc from 'fast-check'
import { type Element, readXml } from '#community/pages/tests/support/read_xml'
import { atomOf } from '#community/web_feeds/rules/atom'
import { rssOf } from '#community/web_feeds/rules/rss'
import { entryOf, type WebFeedContent } from '#community/web_feeds/rules/web_feed'

const FORMATS = { rss: rssOf, atom: atomOf }

const POST = {
  id: '0192a0de-1c2b-7c3d-8e4f-5a6b7c8d9e0f',
  title: 'We launch',
  url: 'https://www.linkedin.com/posts/1?a=1&b=2',
  host: 'linkedin.com',
  comment: 'First line\nSecond & last <b>line</b>',
  isSensitive: false,
  organization: { id: 'o', name: 'Northwind', slug: 'northwind' },
  creator: { name: 'Ana Reis' },
  tags: [{ id: 't', name: 'launch' }],
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
}

type Post = Parameters<typeof entryOf>[0]

const feedOf = (...posts: Post[]): WebFeedContent => ({
  id: 'urn:uuid:0192a0de-1c2b-7c3d-8e4f-000000000000',
  title: 'Northwind',
  description: 'Public posts',
  language: 'pt',
  page: 'https://fanfare.test/organizations/northwind',
  self: (format) => `https://fanfare.test/feeds/organizations/northwind/${format}.xml`,
  entries: posts.map((post) => entryOf(post, 'https://fanfare.test/public/northwind/launch', 'pt')),
})

const HOSTILE = [
  ']]>',
  ']]&gt;<![CDATA[',
  'Fish & chips &amp; &#0; &nbsp;',
  '<script>alert(1)</script>',
  '</title></channel></rss>',
  'Party 🎉👩‍👩‍👧',
  'שלום עולם العربية',
  '\u202eright to left',
  'quo"te\'s',
]

/** No document of XML 1.0 may contain them. */
const FORBIDDEN = ['\u0000', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff', '\ud800']

/** The elements with a name, at any depth. */
const elementsOf = ({ children }: Element, name: string): Element[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])

const textOf = (element: Element, name: string) => elementsOf(element, name)[0]!.text.trim()

test.group('A web feed', () => {
  for (const [format, render] of Object.entries(FORMATS)) {
    test(`has what a reader shows of a post, as ${format}`, ({ assert }) => {
      const xml = render(feedOf(POST))
      const feed = parseFeed(xml)
      assert.equal(feed.meta.type, format)
      assert.containsSubset(feed, { title: 'Northwind', description: 'Public posts', language: 'pt' })
      assert.equal(feed.url, 'https://fanfare.test/organizations/northwind')
      assert.equal(feed.self, `https://fanfare.test/feeds/organizations/northwind/${format}.xml`)
      assert.equal(feed.updated?.toISOString(), POST.updatedAt)
      const [item] = feed.items
      assert.containsSubset(item, {
        id: `urn:uuid:${POST.id}`,
        title: 'We launch',
        url: 'https://fanfare.test/public/northwind/launch',
      })
      assert.equal(item?.published?.toISOString(), POST.createdAt)
      assert.deepEqual(
        item?.authors.map(({ name }) => name),
        ['Ana Reis'],
      )
      assert.deepEqual(
        item?.categories.map(({ term }) => term),
        ['launch'],
      )
      const [post] = elementsOf(readXml(xml), format === 'rss' ? 'item' : 'entry')
      const content = textOf(post!, format === 'rss' ? 'description' : 'content')
      assert.include(content, '<p>First line<br>Second &amp; last &lt;b&gt;line&lt;/b&gt;</p>')
      assert.include(content, '<a href="https://www.linkedin.com/posts/1?a=1&amp;b=2">linkedin.com</a>')
      assert.include(content, 'Northwind')
    })

    test(`has nothing of a sensitive post but that there is one, as ${format}`, ({ assert }) => {
      const xml = render(feedOf({ ...POST, isSensitive: true }))
      assert.equal(parseFeed(xml).items[0]?.title, 'Publicação sensível')
      assert.notMatch(xml, /We launch|First line|linkedin|<category/)
    })

    test(`names the organization where the author has left, as ${format}`, ({ assert }) => {
      const { items } = parseFeed(render(feedOf({ ...POST, creator: null, comment: null })))
      assert.equal(items[0]?.authors[0]?.name, 'Northwind')
    })

    test(`keeps every character that XML allows, as ${format}`, ({ assert }) => {
      for (const title of HOSTILE) {
        const entry = { ...POST, title, comment: title, creator: { name: title } }
        const xml = render(feedOf({ ...entry, tags: [{ id: 't', name: title }] }))
        const [item] = elementsOf(readXml(xml), format === 'rss' ? 'item' : 'entry')
        assert.equal(textOf(item!, 'title'), title)
        assert.equal(textOf(item!, format === 'rss' ? 'dc:creator' : 'name'), title)
        const [category] = elementsOf(item!, 'category')
        assert.equal(category!.attributes.term ?? category!.text.trim(), title)
        const html = textOf(item!, format === 'rss' ? 'description' : 'content')
        assert.notInclude(html, '<script')
        assert.lengthOf(parseFeed(xml).items, 1)
      }
    })

    test(`leaves out the characters that XML forbids, as ${format}`, ({ assert }) => {
      for (const character of FORBIDDEN) {
        const title = `Lau${character}nch`
        const xml = render(feedOf({ ...POST, title, comment: title }))
        assert.equal(parseFeed(xml).items[0]?.title, 'Launch')
        assert.isFalse(xml.includes(character) && character !== '\ud800')
      }
    })

    test(`is well-formed whatever people write, as ${format}`, ({ assert }) => {
      const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE, ...FORBIDDEN))
      fc.assert(
        fc.property(text, text, text, (title, comment, name) => {
          const post = { ...POST, title, comment, creator: { name }, tags: [{ id: 't', name }] }
          const { children, name: root } = readXml(render(feedOf(post, { ...post, comment: null })))
          assert.equal(root, format === 'rss' ? 'rss' : 'feed')
          assert.isNotEmpty(children)
        }),
      )
    })

    test(`may have no post, as ${format}`, ({ assert }) => {
      const feed = parseFeed(render(feedOf()))
      assert.deepEqual([feed.title, feed.items.length], ['Northwind', 0])
    })
  }
})
