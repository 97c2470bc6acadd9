import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { openSecret, sealSecret, secretHint } from '#identity/openid/rules/sealed_secret'

test.group('The sealed client secret of an OpenID provider', () => {
  test('opens for its provider only', ({ assert }) => {
    const [id, other] = [newId(), newId()]
    const sealed = sealSecret(id, 'a-client-secret-0123')
    assert.notInclude(sealed, 'client')
    assert.isNull(openSecret(other, sealed))
    assert.isNull(openSecret(id, `${sealed.slice(0, -2)}xx`))
    assert.equal(openSecret(id, sealed), 'a-client-secret-0123')
  })

  test('hints at its last four characters, unless it is short', ({ assert }) => {
    assert.equal(secretHint('a-client-secret-0123'), '0123')
    assert.equal(secretHint('0123456789abcde'), '')
  })
})
