import { test } from '@japa/runner'
import { TimedReading } from '#core/cache/timed_reading'

const LONG = 60_000

/** Reads that the test ends. */
function slowReads() {
  const reads: PromiseWithResolvers<string>[] = []
  const read = () => {
    reads.push(Promise.withResolvers<string>())
    return reads.at(-1)!.promise
  }
  return { reads, read }
}

test.group('A timed reading', () => {
  test('ends the waiting for one that hangs, and does not start another one meanwhile', async ({
    assert,
  }) => {
    const { reads, read } = slowReads()
    const reading = new TimedReading(read, { timeout: 1 })
    await assert.rejects(() => reading.get(), 'No answer within 1 ms')
    await assert.rejects(() => reading.get(), 'No answer within 1 ms')
    assert.lengthOf(reads, 1)
  })

  test('passes on a failure, and reads again', async ({ assert }) => {
    const answers = [Promise.reject(new Error('no')), Promise.resolve('yes')]
    const reading = new TimedReading(() => answers.shift()!, { timeout: LONG, maxAge: LONG })
    await assert.rejects(() => reading.get(), 'no')
    assert.equal(await reading.get(), 'yes')
  })

  test('reads once for all who ask at the same time', async ({ assert }) => {
    const { reads, read } = slowReads()
    const reading = new TimedReading(read, { timeout: LONG })
    const asked = [reading.get(), reading.get()]
    reads[0]!.resolve('one')
    assert.deepEqual(await Promise.all(asked), ['one', 'one'])
    assert.lengthOf(reads, 1)
  })

  for (const [what, maxAge, times] of [
    ['again for the next who asks', 0, 2],
    ['once until the value is too old', LONG, 1],
  ] as const) {
    test(`reads ${what}`, async ({ assert }) => {
      let n = 0
      const reading = new TimedReading(async () => (n += 1), { timeout: LONG, maxAge })
      await reading.get()
      assert.equal(await reading.get(), times)
    })
  }
})
