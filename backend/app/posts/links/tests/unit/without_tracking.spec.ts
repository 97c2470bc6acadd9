import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseLink } from '#core/network/parse_link'
import { withoutTracking } from '#posts/links/rules/read_link'

const clean = (link: string) => withoutTracking(parseLink(link)!).url

const KEPT: [what: string, link: string][] = [
  ['the video and time of YouTube', 'https://www.youtube.com/watch?v=abc&t=42s&list=PL1'],
  ['the id of a story', 'https://news.ycombinator.com/item?id=1&p=2'],
  ['a friend link of Medium', 'https://medium.com/@ada/notes?sk=v2%2Fabc'],
  ['the picture of an album', 'https://www.instagram.com/p/abc/?img_index=3'],
  ['parameters that only track on another network', 'https://example.com/?s=search&t=1&si=2&trk=3&source=4'],
  ['a look-alike host', 'https://notlinkedin.com/?trk=1'],
  ['a name with a similar prefix', 'https://example.com/?gclids=1&utm=2'],
  ['a tracking word as a value', 'https://example.com/?topic=utm_source'],
  ['a tracking word in the fragment', 'https://example.com/#?utm_source=a'],
  ['unusual encoding', 'https://example.com/?&a=%2f+b&&c&=d'],
  ['a broken escape', 'https://example.com/?%E0%A4%A=1'],
  ['an empty query', 'https://example.com/?'],
]

const CLEANED: [link: string, left: string][] = [
  ['https://example.com/a?utm_source=x&UTM_Medium=y#top', 'https://example.com/a#top'],
  ['https://example.com/a?id=7&fbclid=1&p=2&gclid=3', 'https://example.com/a?id=7&p=2'],
  ['https://example.com/a?%75tm_source=x&b=%2f', 'https://example.com/a?b=%2f'],
  [
    'https://www.linkedin.com/posts/ada?trk=a&trackingId=b&rcm=c&lipi=d',
    'https://www.linkedin.com/posts/ada',
  ],
  ['https://fr.linkedin.com/posts/ada?li_theme=a&trkEmail=b', 'https://fr.linkedin.com/posts/ada'],
  ['https://x.com/ada/status/1?s=20&t=abc', 'https://x.com/ada/status/1'],
  ['https://mobile.twitter.com/ada/status/1?ref_src=a', 'https://mobile.twitter.com/ada/status/1'],
  ['https://youtu.be/abc?si=x&t=42', 'https://youtu.be/abc?t=42'],
  ['https://www.instagram.com/p/abc/?igsh=a&img_index=3', 'https://www.instagram.com/p/abc/?img_index=3'],
  ['https://www.facebook.com/ada/posts/1?__cft__[0]=a&__tn__=b', 'https://www.facebook.com/ada/posts/1'],
  ['https://ada.substack.com/p/notes?r=1abc&mc_eid=2', 'https://ada.substack.com/p/notes'],
  [
    'https://example.com/?mtm_campaign=x&pk_source=y&hsa_acc=1&hsCtaTracking=2&_ga=3&_gl=4',
    'https://example.com/',
  ],
  ['https://www.linkedin.com/pulse/a?originTrackingId=x', 'https://www.linkedin.com/pulse/a'],
]

const parameter = fc
  .tuple(
    fc.oneof(
      fc.stringMatching(/^[a-zA-Z0-9_%[\]+]{0,8}$/),
      fc.constantFrom('utm_source', 'UTM_x', 'fbclid', 'gclid', 'trk', 's', 't', 'si', 'v', 'id', '%73'),
    ),
    fc.constantFrom('', '=', '=1', '=a%2Fb', '=utm_source=x', '==&'),
  )
  .map((parts) => parts.join(''))

const shared = fc
  .record({
    start: fc.oneof(
      fc.webUrl(),
      fc.constantFrom('https://x.com/a', 'https://www.linkedin.com/posts/a', 'https://youtu.be/a'),
    ),
    parameters: fc.array(parameter, { maxLength: 8 }),
    fragment: fc.constantFrom('', '#', '#utm_source=a', '#a?b=c&gclid=1'),
  })
  .map(({ start, parameters, fragment }) => parseLink(`${start}?${parameters.join('&')}${fragment}`))
  .filter((link) => link !== null)

const place = ({ url }: { url: string }) => {
  const { protocol, host, pathname, hash } = new URL(url)
  return [protocol, host, pathname, hash]
}

test.group('Removing tracking parameters', () => {
  test('keeps {0}')
    .with(KEPT)
    .run(({ assert }, [, link]) => {
      assert.equal(clean(link), parseLink(link)!.url)
    })

  test('{0} becomes {1}')
    .with(CLEANED)
    .run(({ assert }, [link, left]) => {
      assert.equal(clean(link), left)
    })

  test('is idempotent and returns a link', ({ assert }) => {
    fc.assert(
      fc.property(shared, (link) => {
        const once = withoutTracking(link)
        assert.deepEqual(withoutTracking(once), once)
        assert.deepEqual(parseLink(once.url), once)
      }),
    )
  })

  test('keeps scheme, host, path and fragment', ({ assert }) => {
    fc.assert(fc.property(shared, (link) => assert.deepEqual(place(withoutTracking(link)), place(link))))
  })

  test('keeps unknown parameters in order', ({ assert }) => {
    const unknown = fc.array(fc.stringMatching(/^q[a-z0-9]{0,6}(=[a-z0-9%+]{0,6})?$/), { minLength: 1 })
    fc.assert(
      fc.property(unknown, (parameters) => {
        const noisy = parameters.flatMap((each) => ['utm_source=a', each, 'gclid=b'])
        assert.equal(
          clean(`https://example.com/a?${noisy.join('&')}`),
          `https://example.com/a?${parameters.join('&')}`,
        )
      }),
    )
  })
})
