import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { keyHint, openKey, sealKey } from '#ai/rules/sealed_key'

test.group('A sealed key', () => {
  test('opens for its organization and provider only', ({ assert }) => {
    const [organizationId, other] = [newId(), newId()]
    const sealed = sealKey(organizationId, 'openai', 'sk-0123456789abcdef')
    assert.notInclude(sealed, '0123456789')
    assert.isNull(openKey(other, 'openai', sealed))
    assert.isNull(openKey(organizationId, 'meta', sealed))
    assert.isNull(openKey(organizationId, 'openai', `${sealed.slice(0, -2)}xx`))
    assert.equal(openKey(organizationId, 'openai', sealed), 'sk-0123456789abcdef')
  })

  test('hints at its last four characters, unless it is short', ({ assert }) => {
    assert.equal(keyHint('sk-0123456789abcdef'), 'cdef')
    assert.equal(keyHint('0123456789abcde'), '')
  })
})
