import { test } from '@japa/runner'
import { hashOfToken, kindOfToken, makeToken } from '#identity/api_tokens/rules/token_format'

/** As the guide gives it to secret scanners. */
const SCANNED = /\bff_(pat|org|scim)_[0-9A-Za-z]{36}\b/

test.group('An API token', () => {
  for (const kind of ['pat', 'org', 'scim'] as const) {
    test(`of kind ${kind} is found by scanners and recognized`, ({ assert }) => {
      const token = makeToken(kind)
      assert.match(`key=${token}&`, SCANNED)
      assert.equal(kindOfToken(token), kind)
    })
  }

  test('has a checksum of a fixed algorithm', ({ assert }) => {
    assert.equal(kindOfToken('ff_pat_0123456789ABCDEFGHIJKLMNOPQRST2rr8JH'), 'pat')
  })

  test('is never made twice', ({ assert }) => {
    assert.equal(new Set(Array.from({ length: 1_000 }, () => makeToken('pat'))).size, 1_000)
  })

  test('is not recognized with another character, kind, length or surroundings', ({ assert }) => {
    const token = makeToken('pat')
    const last = token.at(-1) === 'a' ? 'b' : 'a'
    const refused = [
      '',
      'ff_pat_',
      token.slice(0, -1) + last,
      token.replace('pat', 'org'),
      token.replace('ff_', 'FF_'),
      token.slice(0, -1),
      `${token}a`,
      ` ${token}`,
      `${token}\n`,
      token.replace(/^.{10}/, (start) => `${start.slice(0, 9)}_`),
    ]
    assert.deepEqual(
      refused.map((text) => kindOfToken(text)),
      refused.map(() => null),
    )
  })

  test('is stored as a hash', ({ assert }) => {
    assert.match(hashOfToken(makeToken('org')), /^[0-9a-f]{64}$/)
  })
})
