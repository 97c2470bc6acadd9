import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer } from '#tests/server'

/** How far apart the medians of known and unknown addresses may be; both are measured in turns in one run. */
const RATIO_MAX = 1.3

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

test.group('The time of an answer', () => {
  test('does not tell whether an address has an account', async ({ assert }) => {
    const server = await startServer({ LOG_LEVEL: 'error' })
    const known = `${newId()}@example.org`
    const post = async (path: string, body: object) => {
      const began = performance.now()
      const answer = await fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.text()
      return { status: answer.status, time: performance.now() - began }
    }
    await post('register', { name: 'Ada', email: known, password: PASSWORD })

    for (const [path, status, samples] of [
      ['login', 400, 25],
      ['forgot-password', 202, 100],
    ] as const) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      for (let round = -2; round < samples; round += 1) {
        for (const who of ['known', 'unknown'] as const) {
          const email = who === 'known' ? known : `${newId()}@example.org`
          const answer = await post(path, { email, password: 'Wrong-Morning!7' })
          assert.equal(answer.status, status)
          // The first rounds warm both up.
          if (round >= 0) times[who].push(answer.time)
        }
      }
      const [a, b] = [median(times.known), median(times.unknown)]
      assert.isBelow(
        Math.max(a / b, b / a),
        RATIO_MAX,
        `${path}: known and unknown ${a.toFixed(1)} and ${b.toFixed(1)} ms`,
      )
    }
    await server.stop()
  })
})
