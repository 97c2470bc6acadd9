import { test } from '@japa/runner'
import { parseLink } from '#core/network/parse_link'
import { canonicalUrl } from '#posts/previews/rules/canonical_url'

const LINK = 'https://www.pages.example/news/1?b=2'

const own = (
  canonical: string | undefined,
  { link = LINK, page = LINK, ogUrl = undefined as string | undefined } = {},
) => canonicalUrl({ canonical, meta: { 'og:url': ogUrl } }, parseLink(link)!, new URL(page))

test.group('The canonical URL of a page', () => {
  for (const [what, canonical] of [
    ['missing', undefined],
    ['another host', 'https://other.example/news/1'],
    ['a subdomain', 'https://evil.pages.example/news/1'],
    ['an internal address', 'http://127.0.0.1/'],
    ['a script', 'javascript:alert(1)'],
    ['malformed', 'https://'],
    ['the same over http', 'http://www.pages.example/news/1'],
    ['the front page', 'https://www.pages.example/'],
  ] as [string, string | undefined][]) {
    test(`is ignored when it is ${what}`, ({ assert }) => {
      assert.isNull(own(canonical))
    })
  }

  test('is ignored when a redirect led to another page or host', ({ assert }) => {
    assert.isNull(own('/sign-in', { page: 'https://www.pages.example/sign-in' }))
    assert.isNull(own('/news/1', { page: 'https://other.example/news/1' }))
  })

  test('is resolved against the page, with www or without, and without tracking parameters', ({ assert }) => {
    assert.equal(own('/news/one?utm_source=a&c=3'), 'https://www.pages.example/news/one?c=3')
    assert.equal(own('https://pages.example/news/1'), 'https://pages.example/news/1')
    assert.equal(
      own('https://pages.example/', { link: 'http://pages.example', page: 'http://pages.example/' }),
      'https://pages.example/',
    )
  })

  test('prefers the link element to og:url', ({ assert }) => {
    assert.equal(own('/a', { ogUrl: '/b' }), 'https://www.pages.example/a')
    assert.equal(own(undefined, { ogUrl: '/b' }), 'https://www.pages.example/b')
  })
})
