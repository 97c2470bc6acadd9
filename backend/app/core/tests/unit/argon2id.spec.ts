import { test } from '@japa/runner'
import { Argon2id } from '#core/runtime/hashing/argon2id'
import { HashingThreads } from '#core/runtime/hashing/hashing_threads'

test.group('Password hashes', () => {
  const threads = new HashingThreads(1)
  const dear = new Argon2id({ m: 128, t: 2, p: 1 }, threads)
  const cheap = new Argon2id({ m: 64, t: 1, p: 1 }, threads)

  test('contain their cost, so that older ones verify and are rehashed', async ({ assert }) => {
    const hashed = await cheap.make('Bright-Morning!7')
    assert.match(hashed, /^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    assert.isTrue(await dear.verify(hashed, 'Bright-Morning!7'))
    assert.isTrue(dear.needsReHash(hashed))
    assert.isFalse(cheap.needsReHash(hashed))
  })

  test('verify a password that is typed in composed or decomposed letters, however they were made', async ({
    assert,
  }) => {
    const [composed, decomposed] = ['Été-Morning!7'.normalize('NFC'), 'Été-Morning!7'.normalize('NFD')]
    assert.notEqual(composed, decomposed)
    // Made from decomposed letters, as before passwords were normalized.
    const older =
      '$argon2id$v=19$m=64,t=1,p=1$Zml4ZWQtc2FsdC0xNmJ5dA$r2RLcUBU1RpJzxLIHKLqevKVQFSznuKCuoFBtwgm1ts'
    for (const hashed of [await cheap.make(decomposed), await cheap.make(composed), older]) {
      assert.isTrue(await cheap.verify(hashed, decomposed))
      assert.isTrue(await cheap.verify(hashed, composed))
    }
  })

  test('do not verify another password', async ({ assert }) => {
    const hashed = await cheap.make('Bright-Morning!7')
    assert.isFalse(await cheap.verify(hashed, 'Bright-Morning!8'))
    assert.isFalse(await cheap.verify('$2b$10$not-ours', 'Bright-Morning!7'))
  })
})
