import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { sealSecret, secretsOf } from '#notifications/webhooks/rules/sealed_secret'

const AT = new Date('2026-03-02T09:00:00Z')

test.group('The sealed secret of a webhook', () => {
  test('opens for its webhook only', ({ assert }) => {
    const [id, other] = [newId(), newId()]
    const secret = sealSecret(id, 'whsec_0123456789')
    assert.notInclude(secret, '0123456789')
    const row = { secret, previous_secret: null, previous_secret_until: null }
    assert.isNull(secretsOf({ ...row, id: other }, AT))
    assert.isNull(secretsOf({ ...row, id, secret: `${secret.slice(0, -2)}xx` }, AT))
    assert.deepEqual(secretsOf({ ...row, id }, AT), ['whsec_0123456789'])
  })
})
