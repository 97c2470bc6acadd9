import { test } from '@japa/runner'
import fc from 'fast-check'
import type { PublicPostDetails } from '#contract/posts/data/post'
import { withRendered, renderHead } from '#community/pages/rules/page_html'
import { organizationHead, postHead } from '#community/pages/rules/heads'
import type { Visit } from '#community/pages/rules/visit'

const VISIT: Visit = { appUrl: 'https://fanfare.test', language: 'en', addressLanguage: null }

const makePost = (title: string, comment: string | null, isSensitive = false): PublicPostDetails => ({
  id: 'p',
  slug: 'launch',
  title,
  url: 'https://linkedin.com/posts/1',
  host: 'linkedin.com',
  comment,
  linkDescription: null,
  picture: null,
  mood: null,
  isPublic: true,
  isSensitive,
  organizationId: 'o',
  organization: { id: 'o', name: 'Northwind', slug: 'northwind' },
  creator: null,
  tags: [],
  commentsCount: 2,
  availableCount: 1,
  endsAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '$&$1',
    '<!--',
    '\u2028\u2029',
  ),
)

test.group('The head of a page', () => {
  test('is followed by the data of the page, escaped', ({ assert }) => {
    fc.assert(
      fc.property(nasty, nasty, (title, comment) => {
        const content = {
          language: 'en' as const,
          texts: {},
          queries: [{ key: ['a'], data: { title, comment } }],
        }
        const shell = '<div id="root"></div>\n    <noscript data-plain>Needed.</noscript>'
        const page = withRendered(shell, { html: '<h1>$& $1</h1>', page: content })
        const json = /<script type="application\/json" id="page">([^<]*)<\/script>$/.exec(page)?.[1]
        assert.notMatch(json!, /[<>&\u2028\u2029]/)
        assert.deepEqual(JSON.parse(json!), content)
        assert.include(page, '<div id="root"><h1>$& $1</h1></div>')
        assert.notInclude(page, 'noscript')
      }),
    )
  })

  test('escapes attribute values', ({ assert }) => {
    fc.assert(
      fc.property(nasty, nasty, (title, comment) => {
        const head = renderHead({
          ...postHead(VISIT, makePost(title, comment)),
          data: undefined,
        })
        const bare = renderHead({ ...postHead(VISIT, makePost('x', 'x')), data: undefined })
        for (const character of ['<', '>', '"']) {
          assert.equal(head.split(character).length, bare.split(character).length)
        }
      }),
    )
  })

  test('contains facts for search engines, escaped', ({ assert }) => {
    fc.assert(
      fc.property(nasty, nasty, (name, description) => {
        const head = renderHead(organizationHead(VISIT, { id: 'o', slug: 'northwind', name, description }))
        const json = /<script type="application\/ld\+json" data-pre>([^<]*)<\/script>/.exec(head)?.[1]
        assert.notMatch(json!, /[<>&\u2028\u2029]/)
        assert.deepEqual(JSON.parse(json!), {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name,
          url: 'https://fanfare.test/organizations/northwind',
          description,
        })
      }),
    )
  })

  test('says who shared a post: a person, or their organization when they have left', ({ assert }) => {
    const post = makePost('Launch', 'Look')
    const creator = { name: 'Ana Reis', firstName: 'Ana' }
    assert.containsSubset(postHead(VISIT, { ...post, creator }).data, {
      '@type': 'DiscussionForumPosting',
      headline: 'Launch',
      text: 'Look',
      author: { '@type': 'Person', name: 'Ana Reis', affiliation: { name: 'Northwind' } },
      datePublished: post.createdAt,
    })
    assert.containsSubset(postHead(VISIT, post).data, {
      author: { '@type': 'Organization', name: 'Northwind' },
    })
  })

  test('shortens long comments between characters', ({ assert }) => {
    const { description } = postHead(VISIT, makePost('Launch', '🎉'.repeat(1_000)))
    assert.equal(description, `${'🎉'.repeat(199)}…`)
  })

  test('leaves out sensitive content', ({ assert }) => {
    const head = postHead(VISIT, makePost('Secret title', 'Secret words', true))
    assert.notMatch(renderHead(head), /Secret/)
    assert.isUndefined(head.data)
    assert.isFalse(head.indexed)
  })
})
