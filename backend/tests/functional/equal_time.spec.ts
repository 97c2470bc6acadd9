import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer, type RunningServer } from '#tests/server'
import { slow } from '#tests/tags'

/** The largest ratio between known and unknown addresses, measured in turns in one run. */
const RATIO_MAX = 1.3
/** Warm-up rounds. */
const WARM_UP = 2

/** The time that a quarter stays below: other work of the machine only adds to the slower ones. */
const quartile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!
const someAddress = () => `${newId()}@example.org`

function post({ url }: RunningServer, path: string, body: object): Promise<Response> {
  return fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The time of a response in milliseconds, and its status. */
async function timed(send: () => Promise<Response>): Promise<{ status: number; time: number }> {
  const began = performance.now()
  const answer = await send()
  await answer.text()
  return { status: answer.status, time: performance.now() - began }
}

const CALLS = [
  { path: 'login', fields: { password: 'Wrong-Morning!7' }, status: 400, rounds: 25 },
  { path: 'forgot-password', fields: {}, status: 202, rounds: 100 },
]

test.group('Response times', (group) => {
  slow(group)
  for (const { path, fields, status, rounds } of CALLS) {
    test(`do not reveal whether an address has an account: ${path}`, async ({ assert }) => {
      const server = await startServer({ LOG_LEVEL: 'error' })
      const known = someAddress()
      await post(server, 'register', { name: 'Ada', email: known, password: PASSWORD })
      const ask = async (email: string) => {
        const answer = await timed(() => post(server, path, { email, ...fields }))
        assert.equal(answer.status, status)
        return answer.time
      }
      const times: { known: number; unknown: number }[] = []
      for (let round = 0; round < WARM_UP + rounds; round += 1) {
        times.push({ known: await ask(known), unknown: await ask(someAddress()) })
      }
      const measured = times.slice(WARM_UP)
      const [a, b] = [
        quartile(measured.map((each) => each.known)),
        quartile(measured.map((each) => each.unknown)),
      ]
      const ratio = Math.max(a / b, b / a)
      assert.isBelow(ratio, RATIO_MAX, `known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms`)
      await server.stop()
    })
  }
})
