import { test } from '@japa/runner'
import { Argon2id } from '#core/runtime/hashing/argon2id'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'

test.group('The effort of a sign-in', (group) => {
  rollBack(group)

  test('is one hash at the same cost, whether or not the account exists', async ({
    client,
    assert,
    cleanup,
  }) => {
    const verify = Argon2id.prototype.verify
    const costs: string[] = []
    Argon2id.prototype.verify = function count(hashed, password) {
      costs.push(hashed.split('$').slice(0, 4).join('$'))
      return verify.call(this, hashed, password)
    }
    cleanup(() => {
      Argon2id.prototype.verify = verify
    })
    await makeUser({ email: 'known@example.org' })
    await makeUser({ email: 'elsewhere@example.org', withoutPassword: true })
    for (const email of ['known@example.org', 'unknown@example.org', 'elsewhere@example.org']) {
      await client.post('/api/auth/login').json({ email, password: 'Wrong-Password!1' })
    }
    assert.lengthOf(costs, 3)
    assert.lengthOf(new Set(costs), 1)
  })
})
