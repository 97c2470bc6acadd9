import { test } from '@japa/runner'
import { isPkceChallenge, pkceChallenge, sha256 } from '#core/runtime/hashing/sha256'

test.group('SHA-256', () => {
  test('matches the test vector of FIPS 180', ({ assert }) => {
    const hex = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    assert.equal(sha256.hex('abc'), hex)
    assert.equal(sha256.base64url('abc'), Buffer.from(hex, 'hex').toString('base64url'))
  })
})

test.group('PKCE', () => {
  test('matches the example of RFC 7636', ({ assert }) => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    assert.equal(pkceChallenge(verifier), challenge)
    assert.isTrue(isPkceChallenge(challenge, verifier))
    assert.isFalse(isPkceChallenge(challenge, `${verifier}x`))
    assert.isFalse(isPkceChallenge('', verifier))
  })
})
