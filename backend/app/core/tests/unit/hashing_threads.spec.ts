import { test } from '@japa/runner'
import { readFileSync, readdirSync } from 'node:fs'
import type { AppError } from '#core/http/errors/app_error'
import { HashingThreads } from '#core/runtime/hashing/hashing_threads'

/** The parameters of RFC 9106, section 5.3, without its secret and its additional data. */
const parameters = {
  message: Buffer.alloc(32, 1),
  nonce: Buffer.alloc(16, 2),
  memory: 32,
  passes: 3,
  parallelism: 4,
  tagLength: 32,
}
/** The position of a thread's nice value in its `stat`, counted from behind its name. */
const NICE_FIELD = 16

/** The nice values of all threads of this process. */
const niceValues = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE_FIELD])
  })

test.group('Threads that hash', () => {
  test('refuse what argon2id refuses, and go on', async ({ assert }) => {
    const threads = new HashingThreads(1)
    const error = await threads.derive({ ...parameters, tagLength: 1 }).catch((reason: AppError) => reason)
    assert.propertyVal(error, 'code', 'SERVICE_UNAVAILABLE')
    assert.lengthOf(await threads.derive(parameters), 32)
  })

  test('refuse more than fifty that wait', async ({ assert }) => {
    const threads = new HashingThreads(1)
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => threads.derive(parameters)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    assert.lengthOf(refused, 9)
    for (const error of refused) assert.propertyVal(error, 'code', 'SERVICE_UNAVAILABLE')
  })

  test('derive the same as the pool of libuv', async ({ assert }) => {
    const { argon2Sync } = await import('node:crypto')
    const expected = argon2Sync('argon2id', parameters)
    assert.deepEqual(await new HashingThreads(2).derive(parameters), expected)
  })

  test('have the lowest priority', async ({ assert }) => {
    const before = niceValues().filter((value) => value === 19).length
    await new HashingThreads(1).derive(parameters)
    assert.equal(niceValues().filter((value) => value === 19).length, before + 1)
  }).skip(process.platform !== 'linux', 'Only Linux has a priority per thread')
})
