import { test } from '@japa/runner'
import fc from 'fast-check'
import { linkIn, linksIn } from '#contract/posts/rules/links_in_text'

const LINK = 'https://www.linkedin.com/posts/acme-corp_launch-activity-7123456789012345678-AbCd'
const ISOLATED = '\u2068https://example.org/a\u2069متن'

const AROUND: [text: string, link: string][] = [
  [`${LINK}\u200b`, LINK],
  [`\u200b${LINK}`, LINK],
  [`${LINK}\u2060`, LINK],
  [`\ufeff${LINK}\ufeff`, LINK],
  ['https://www.linked\u200bin.com/posts/a\u00ad-b', 'https://www.linkedin.com/posts/a-b'],
  [ISOLATED, 'https://example.org/a'],
  [`<${LINK}>`, LINK],
  [`<${LINK}|Launch day>`, LINK],
  [`<${LINK}|www.example.org>`, LINK],
  [`&lt;${LINK}&gt;`, LINK],
  [`"${LINK}"`, LINK],
  [`'${LINK}', she said`, LINK],
  [`“${LINK}”`, LINK],
  [`「${LINK}」`, LINK],
  [`（${LINK}）`, LINK],
  [`(${LINK})`, LINK],
  [`[${LINK}]`, LINK],
  [`[Launch](${LINK} "Launch day")`, LINK],
  [`[${LINK}](${LINK})`, LINK],
  [`[url]${LINK}[/url]`, LINK],
  [`<a href="${LINK}">launch</a>`, LINK],
  [`**${LINK}**`, LINK],
  [`_${LINK}_`, LINK],
  [`\`${LINK}\``, LINK],
  ['(https://en.wikipedia.org/wiki/A_(b))', 'https://en.wikipedia.org/wiki/A_(b)'],
  [`Check this out ${LINK}`, LINK],
  [`👉 ${LINK} 👈`, LINK],
  [`${LINK} via @acme`, LINK],
  [`${LINK} ${LINK}2`, LINK],
  [`${LINK}https://example.org/`, LINK],
  ...['.', ')', '>', '!', '?!', ',', ';', '…', ').', '،', '؟', '。', '、', '|'].map(
    (mark): [string, string] => [LINK + mark, LINK],
  ),
  [`これ${LINK}を見て`, LINK],
  [`看${LINK}这个`, LINK],
  [`ดู${LINK}นะ`, LINK],
  ['https://linkedin.comを見て', 'https://linkedin.com'],
  [`${LINK}👍`, LINK],
  ['https://example.org/a—great', 'https://example.org/a'],
  ['https://example.org/a b', 'https://example.org/a'],
  ['https://web.archive.org/web/2/https://a.example/', 'https://web.archive.org/web/2/https://a.example/'],
  ['https://https://example.org/a', 'https://example.org/a'],
]

const WITHOUT_SCHEME: [text: string, link: string][] = [
  ['www.linkedin.com/posts/x', 'https://www.linkedin.com/posts/x'],
  ['Look: www.linkedin.com/posts/x.', 'https://www.linkedin.com/posts/x'],
  ['これwww.linkedin.com/posts/x', 'https://www.linkedin.com/posts/x'],
  ['//www.linkedin.com/posts/x', 'https://www.linkedin.com/posts/x'],
  ['linkedin.com/posts/x', 'https://linkedin.com/posts/x'],
  ['see linkedin.com/posts/x, please', 'https://linkedin.com/posts/x'],
  ['linkedin.com', 'https://linkedin.com'],
  ['https:/example.org/a', 'https://example.org/a'],
  ['see https:www.example.org/a', 'https://www.example.org/a'],
  ['münchen.de', 'https://münchen.de'],
  ['Siehe münchen.de/rathaus!', 'https://münchen.de/rathaus'],
  ['Смотри почта.example.com/a', 'https://почта.example.com/a'],
  ['見てlinkedin.com/posts/a', 'https://linkedin.com/posts/a'],
  ['node.js/express at https://example.org/a', 'https://example.org/a'],
]

const KEPT = [
  'https://ja.wikipedia.org/wiki/日本語',
  'https://ja.wikipedia.org/wiki/C言語',
  'https://日本語.jp/x',
  'https://ⓛinkedin.com/x',
  'https://fa.wikipedia.org/wiki/تهران',
  'https://emojipedia.org/👍',
  'https://en.wikipedia.org/wiki/2019–20_season',
  'https://youtu.be/abc123DEF4_',
  'https://youtu.be/abc123DEF4-',
  'https://www.facebook.com/a?__cft__[0]=a&b=1',
  'HTTPS://EXAMPLE.ORG/A',
  'http://[::1]:3333/posts/1',
]

const LINES: [what: string, text: string, link: string][] = [
  ['one that is broken', LINK.replace('activity', 'ac\ntivity'), LINK],
  [
    'one that is broken twice',
    `See\n${LINK.slice(0, 50)}\r\n  ${LINK.slice(50, 65)}\n${LINK.slice(65)}\n`,
    LINK,
  ],
  ['one that is broken in brackets', '<https://example.org/very\n  long>', 'https://example.org/verylong'],
  ['a word below', `${LINK}\nGreat`, LINK],
  ['a sentence below', `${LINK}\n2 days left`, LINK],
  ['tags below', `${LINK}\n#launch-day`, LINK],
  ['a mention below', `${LINK}\n@acme-corp`, LINK],
  ['a link below', `${LINK}\n${LINK}`, LINK],
  ['a short link above', 'https://youtu.be/abc\n2-3', 'https://youtu.be/abc'],
]

test.group('The link in a text', () => {
  test('{0} has {1}')
    .with([...AROUND, ...WITHOUT_SCHEME])
    .run(({ assert }, [text, link]) => {
      assert.equal(linkIn(text), link)
    })

  test('is {$self} itself')
    .with(KEPT)
    .run(({ assert }, link) => {
      assert.equal(linkIn(link), link)
    })

  test('takes no other lines than its own: {0}')
    .with(LINES)
    .run(({ assert }, [, text, link]) => {
      assert.equal(linkIn(text), link)
    })

  test('encodes the invisible characters of words and emoji', ({ assert }) => {
    assert.equal(linkIn('https://a.example/می\u200cخ'), 'https://a.example/می%E2%80%8Cخ')
    assert.equal(linkIn('https://a.example/👨\u200d👩'), 'https://a.example/👨%E2%80%8D👩')
  })

  test('decodes an escaped ampersand, once', ({ assert }) => {
    assert.equal(linkIn('https://a.example/?a=1&amp;b=2&#38;c=3'), 'https://a.example/?a=1&b=2&c=3')
    assert.equal(linkIn('<https://a.example/?a&amp;lt;>'), 'https://a.example/?a&lt;')
  })

  test('is missing in {$self}')
    .with([
      '',
      'not a link',
      'ana@acme.example/x',
      'mailto:ana@www.acme.example',
      'and/or',
      '1.5/2',
      'https://',
      '// a',
    ])
    .run(({ assert }, text) => {
      assert.isNull(linkIn(text))
    })

  test('leaves a link that is none as it is, to be refused', ({ assert }) => {
    for (const link of [
      'https://linkedin.com@evil.test/',
      'https://a.example\\b',
      'https://a.example/\u202Egpj.exe',
    ])
      assert.equal(linkIn(link), link)
  })

  test('is found between any words', ({ assert }) => {
    const word = fc.stringMatching(/^[a-zA-Zé,!#@]{0,8}$/)
    fc.assert(
      fc.property(
        fc.array(word),
        fc.webUrl({ withQueryParameters: true }),
        fc.array(word),
        (before, url, after) => {
          const link = linkIn(url)!
          assert.equal(linkIn([...before, link, ...after].join(' ')), link)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('is found again in itself, without white space, and in its source', ({ assert }) => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(LINK, ' ', '\n', '<', '>', '(', '|x', 'www.a.example/', '\u200b'),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        for (const { url, source } of linksIn(text)) {
          assert.include(text, source)
          assert.notMatch(url, /\s/)
        }
      }),
    )
  })

  test('is found in a hundred thousand characters at once', ({ assert }) => {
    const start = performance.now()
    for (const part of ['https:/', 'https://a', '<https://a', 'a.', '(', 'www.a.', `${LINK}\n1-\n`]) {
      linksIn(part.repeat(100_000 / part.length))
    }
    assert.isBelow(performance.now() - start, 2_000)
  })
})
