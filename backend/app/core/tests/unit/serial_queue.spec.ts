import { test } from '@japa/runner'
import { setTimeout as wait } from 'node:timers/promises'
import { Argon2id } from '#core/hashing/argon2id'
import { SerialQueue } from '#core/hashing/serial_queue'

test.group('The serial queue', () => {
  test('runs one task at a time, in order', async ({ assert }) => {
    const queue = new SerialQueue(10)
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} in`)
      await wait(2)
      seen.push(`${name} out`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => queue.run(work(name))))
    assert.deepEqual(seen, ['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
  })

  test('refuses tasks while the queue is full', async ({ assert }) => {
    const queue = new SerialQueue(2)
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => queue.run(() => wait(2))))
    const refused = tries.filter(({ status }) => status === 'rejected')
    assert.lengthOf(refused, 2)
    await assert.doesNotReject(() => queue.run(() => wait(0)))
  })

  test('continues after a failed task', async ({ assert }) => {
    const queue = new SerialQueue(2)
    await assert.rejects(() => queue.run(() => Promise.reject(new Error('no'))), 'no')
    assert.equal(await queue.run(() => Promise.resolve('yes')), 'yes')
  })
})

test.group('Password hashes', () => {
  const dear = new Argon2id({ m: 128, t: 2, p: 1 }, new SerialQueue(5))
  const cheap = new Argon2id({ m: 64, t: 1, p: 1 }, new SerialQueue(5))

  test('contain their cost, so that older ones verify and are rehashed', async ({ assert }) => {
    const hashed = await cheap.make('Bright-Morning!7')
    assert.match(hashed, /^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    assert.isTrue(await dear.verify(hashed, 'Bright-Morning!7'))
    assert.isTrue(dear.needsReHash(hashed))
    assert.isFalse(cheap.needsReHash(hashed))
  })

  test('do not verify another password', async ({ assert }) => {
    const hashed = await cheap.make('Bright-Morning!7')
    assert.isFalse(await cheap.verify(hashed, 'Bright-Morning!8'))
    assert.isFalse(await cheap.verify('$2b$10$not-ours', 'Bright-Morning!7'))
  })
})
