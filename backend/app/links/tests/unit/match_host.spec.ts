import { test } from '@japa/runner'
import fc from 'fast-check'
import { candidateHosts, decidingEntry, type HostEntry } from '#links/rules/match_host'
import { parseLink } from '#links/rules/parse_link'

const entry = (host: string, state: Partial<HostEntry> = {}): HostEntry => ({
  host,
  includesSubdomains: false,
  isBlocked: false,
  ...state,
})

const LOOK_ALIKES = [
  'https://evil-linkedin.com/',
  'https://linkedin.com.evil.test/',
  'https://linkedin.community/',
  'https://xlinkedin.com/',
  'https://linkedin.com.co/',
  'https://www.www.linkedin.com/',
  'https://linkedın.com/',
]

test.group('Matching a host', () => {
  test('does not take {$self} for the host it resembles')
    .with(LOOK_ALIKES)
    .run(({ assert }, link) => {
      assert.isNull(decidingEntry(parseLink(link)!.host, [entry('linkedin.com')]))
    })

  test('covers subdomains only if the entry says so', ({ assert }) => {
    assert.isNull(decidingEntry('ada.substack.com', [entry('substack.com')]))
    assert.isNotNull(decidingEntry('ada.substack.com', [entry('substack.com', { includesSubdomains: true })]))
  })

  test('prefers a blocked entry to an approved one', ({ assert }) => {
    const entries = [
      entry('go.linkedin.com'),
      entry('linkedin.com', { includesSubdomains: true, isBlocked: true }),
    ]
    assert.isTrue(decidingEntry('go.linkedin.com', entries)?.isBlocked)
  })

  test('looks only at the host and its parent domains, never at a top-level domain', ({ assert }) => {
    assert.deepEqual(candidateHosts('a.b.example.com'), ['a.b.example.com', 'b.example.com', 'example.com'])
  })

  test('respects label boundaries', ({ assert }) => {
    const listed = [entry('linkedin.com', { includesSubdomains: true })]
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.domain(), (word, domain) => {
        assert.isNull(decidingEntry(`${word}linkedin.com`, listed))
        assert.isNull(decidingEntry(`linkedin.com.${domain}`, listed))
        assert.isNotNull(decidingEntry(`${word}.linkedin.com`, listed))
      }),
    )
  })
})
