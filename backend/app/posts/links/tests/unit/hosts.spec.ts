import { test } from '@japa/runner'
import fc from 'fast-check'
import { candidateHosts, coveredHosts, decidingEntry, type HostEntry } from '#posts/links/rules/hosts'
import { isShortener } from '#posts/links/rules/is_shortener'
import { parseLink } from '#core/network/parse_link'
import { APPROVED_DOMAINS } from '#database/reference_data/approved_domains'

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

  test('covers {0} with the entry of {1}')
    .with([
      ['youtu.be', 'youtube.com'],
      ['m.youtube.com', 'youtube.com'],
      ['mobile.twitter.com', 'twitter.com'],
      ['mobile.twitter.com', 'x.com'],
      ['twitter.com', 'x.com'],
      ['fb.watch', 'facebook.com'],
      ['m.facebook.com', 'facebook.com'],
      ['redd.it', 'reddit.com'],
      ['old.reddit.com', 'reddit.com'],
      ['vm.tiktok.com', 'tiktok.com'],
      ['threads.net', 'threads.com'],
      ['instagr.am', 'instagram.com'],
      ['pin.it', 'pinterest.com'],
    ])
    .run(({ assert }, [host, main]) => {
      assert.include(candidateHosts(host!), main!)
      assert.isNotNull(decidingEntry(host!, [entry(main!)]))
    })

  test('covers no open shortener, and no network with the entry of a short host')
    .with([
      ['lnkd.in', 'linkedin.com'],
      ['t.co', 'x.com'],
      ['fb.me', 'facebook.com'],
      ['youtube.com', 'youtu.be'],
      ['evil.youtu.be', 'youtube.com'],
      ['sub.github.com', 'github.com'],
    ])
    .run(({ assert }, [host, other]) => {
      assert.isNull(decidingEntry(host!, [entry(other!)]))
    })

  test('prefers the entry of a host to that of its network', ({ assert }) => {
    const entries = [entry('twitter.com', { isBlocked: true }), entry('x.com')]
    assert.isTrue(decidingEntry('twitter.com', entries)?.isBlocked)
    assert.isFalse(decidingEntry('x.com', entries)?.isBlocked)
    assert.isTrue(decidingEntry('mobile.twitter.com', entries)?.isBlocked)
    assert.equal(decidingEntry('youtu.be', [entry('youtube.com'), entry('youtu.be')])?.host, 'youtu.be')
  })

  test('has no shortener among the hosts of a network', ({ assert }) => {
    const mains = APPROVED_DOMAINS.flat().filter(({ isBlocked }) => !isBlocked)
    for (const host of mains.flatMap((domain) => coveredHosts(domain.host)))
      assert.isFalse(isShortener(host), host)
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
