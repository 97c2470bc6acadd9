import { test } from '@japa/runner'
import fc from 'fast-check'
import { captchaToken, CAPTCHA_ROUNDS, leadingZeroBits } from '#contract/identity/rules/captcha'
import { isSolved, openToken, signChallenge, type Challenge } from '#identity/captcha/rules/challenge'
import { countersOf } from '#identity/captcha/tests/support/solve_captcha'

const KEY = 'a key of at least thirty-two letters'

const nonces = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
const challenges: fc.Arbitrary<Challenge> = fc.record({
  action: fc.constant('support' as const),
  expiresAt: fc.integer({ min: 0, max: 9_999_999_999_999 }),
  bits: fc.integer({ min: 0, max: 4 }),
  nonce: nonces,
})

const solve = (challenge: Challenge) => countersOf({ ...challenge, rounds: CAPTCHA_ROUNDS })

test.group('A captcha token', () => {
  test('is read as it was signed, and its work is accepted', ({ assert }) => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        const counters = solve(challenge)
        const solution = openToken(captchaToken(signChallenge(challenge, KEY), counters), KEY)
        assert.deepEqual(solution, { ...challenge, counters })
        assert.isTrue(isSolved(solution!))
      }),
      { numRuns: 50 },
    )
  })

  test('is refused after any change of one character', ({ assert }) => {
    const characters = fc.constantFrom(...'0123456789abcdefXYZ._-')
    fc.assert(
      fc.property(challenges, fc.nat(), characters, (challenge, position, character) => {
        const signed = signChallenge(challenge, KEY)
        const at = position % signed.length
        fc.pre(signed[at] !== character)
        const forged = signed.slice(0, at) + character + signed.slice(at + 1)
        assert.isNull(openToken(captchaToken(forged, [1]), KEY))
      }),
    )
  })

  test('is refused when another key has signed it', ({ assert }) => {
    fc.assert(
      fc.property(challenges, fc.string({ minLength: 1 }), (challenge, key) => {
        fc.pre(key !== KEY)
        assert.isNull(openToken(captchaToken(signChallenge(challenge, key), [1]), KEY))
      }),
    )
  })

  test('is refused when it is any other text', ({ assert }) => {
    fc.assert(fc.property(fc.string(), (text) => assert.isNull(openToken(text, KEY))))
  })
})

test.group('The work of a captcha', () => {
  const challenge: Challenge = { action: 'support', expiresAt: 1, bits: 6, nonce: 'A'.repeat(22) }

  test('is refused with a wrong counter, one too few or one too many', ({ assert }) => {
    const counters = solve(challenge)
    assert.isTrue(isSolved({ ...challenge, counters }))
    for (const wrong of [counters.with(3, counters[3]! + 1), counters.slice(1), [...counters, 0], []])
      assert.isFalse(isSolved({ ...challenge, counters: wrong }))
  })

  test('is refused for another challenge', ({ assert }) => {
    const counters = solve(challenge)
    assert.isFalse(isSolved({ ...challenge, nonce: 'B'.repeat(22), counters }))
  })

  test('counts zero bits as a binary number does', ({ assert }) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 32 }), (digest) => {
        const binary = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('')
        assert.equal(leadingZeroBits(digest), /^0*/.exec(binary)![0].length)
      }),
    )
  })
})
