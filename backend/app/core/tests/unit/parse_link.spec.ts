import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseLink } from '#core/network/parse_link'

const ACCEPTED: [link: string, host: string][] = [
  ['https://www.linkedin.com/posts/ada_launch', 'linkedin.com'],
  ['  http://LinkedIn.com  ', 'linkedin.com'],
  ['https://linkedin.com./posts/1', 'linkedin.com'],
  ['https://linkedin.com:443/posts/1', 'linkedin.com'],
  ['https://www.co/page', 'www.co'],
  ['https://bücher.example/a?b=c#d', 'xn--bcher-kva.example'],
  ['https://news.ycombinator.com/item?id=1@2', 'news.ycombinator.com'],
]

const REFUSED: [what: string, link: string][] = [
  ['nothing', ''],
  ['no scheme', 'linkedin.com/posts/1'],
  ['no slashes', 'https:linkedin.com'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'ftp://linkedin.com/a'],
  ['credentials', 'https://ada:secret@linkedin.com/'],
  ['a user name that looks like a host', 'https://linkedin.com@evil.test/'],
  ['an empty user name', 'https://@linkedin.com/'],
  ['a backslash', 'https://linkedin.com\\@evil.test/'],
  ['a port', 'https://linkedin.com:8443/'],
  ['the other port', 'http://linkedin.com:443/'],
  ['a single label', 'http://localhost/'],
  ['a dotted address', 'http://127.0.0.1/'],
  ['a dotted address with a trailing dot', 'http://127.0.0.1./'],
  ['a decimal address', 'http://2130706433/'],
  ['an octal address', 'http://0177.0.0.1/'],
  ['a hexadecimal address', 'http://0x7f.1/'],
  ['a full-width address', 'http://１２７.０.０.１/'],
  ['an IPv6 address', 'http://[::1]/'],
  ['a mapped address', 'http://[::ffff:7f00:1]/'],
  ['a line break', 'https://linkedin.com/\nposts'],
  ['a tab in the host', 'https://linked\tin.com/'],
  ['a NUL', 'https://linkedin.com/\u0000'],
  ['a direction mark', 'https://linkedin.com/\u202Egpj.exe'],
  ['a zero-width space in the host', 'https://linked\u200Bin.com/'],
  ['an empty label', 'https://linkedin..com/'],
  ['a numeric top level', 'https://linkedin.123/'],
  ['a broken escape in the host', 'https://linked%in.com/'],
]

test.group('Parsing a link', () => {
  test('returns the host of {0} as {1}')
    .with(ACCEPTED)
    .run(({ assert }, [link, host]) => {
      assert.equal(parseLink(link)?.host, host)
    })

  test('refuses {0}')
    .with(REFUSED)
    .run(({ assert }, [, link]) => {
      assert.isNull(parseLink(link))
    })

  test('refuses a link longer than the maximum', ({ assert }) => {
    assert.isNull(parseLink(`https://linkedin.com/${'a'.repeat(2_048)}`))
    assert.isNull(parseLink(`https://linkedin.com/${'é'.repeat(1_000)}`))
  })

  test('accepts its own result unchanged', ({ assert }) => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        const parsed = parseLink(link)
        if (parsed) assert.deepEqual(parseLink(parsed.url), parsed)
      }),
    )
  })

  test('never throws and returns only plain public hosts', ({ assert }) => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), hostile), (text) => {
        const parsed = parseLink(text)
        if (!parsed) return
        assert.match(parsed.url, /^https?:\/\/[a-z0-9_.-]+\//)
        assert.match(parsed.host, /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/)
      }),
    )
  })
})

const hostile = fc
  .tuple(
    fc.constantFrom('https://', 'HTTP://', 'https:/', '//', 'javascript://'),
    fc.constantFrom('', 'www.', 'ada@', 'ada:b@', 'linkedin.com@', 'linkedin.com\\', 'linkedin.com%2f@'),
    fc.oneof(
      fc.domain(),
      fc.ipV4Extended(),
      fc.ipV6().map((ip) => `[${ip}]`),
    ),
    fc.constantFrom('', '/', ':80', ':443/', ':1/', '?a', '#b', '/\u0000'),
  )
  .map((parts) => parts.join(''))
