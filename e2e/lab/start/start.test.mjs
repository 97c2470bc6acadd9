import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../../scripts/lib/paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'start-'))

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return port
}

/** Whether something listens on the port; waits until the answer is as expected. */
async function untilAnswers(port, expected) {
  for (;;) {
    const answers = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers === expected) return
    await wait(50)
  }
}

/** Starts the product as `npm start` does. */
function startProduct(port, name, { DEMO, stdout = 'ignore' }) {
  return spawn('node', [join(root, 'scripts', 'run.mjs'), 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, name), DEMO, APP_URL: '' },
    stdio: ['ignore', stdout, 'inherit'],
  })
}

/** Waits until the product says that it is ready. */
async function untilReady({ stdout }) {
  for await (const text of stdout.iterator({ destroyOnReturn: false })) if (/is ready at/.test(text)) return
}

describe('npm start', { concurrency: true }, () => {
  after(() => rmSync(folder, { recursive: true, force: true }))

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'])
    test(`leaves no server behind after ${signal}`, { timeout: 120_000 }, async () => {
      const port = await freePort()
      const start = startProduct(port, signal, { DEMO: 'false' })
      await untilAnswers(port, true)
      start.kill(signal)
      await once(start, 'exit')
      await untilAnswers(port, false)
      assert.equal(start.signalCode, signal === 'SIGKILL' ? 'SIGKILL' : null)
    })

  test('is ready with the demo data loaded, which a second start keeps', { timeout: 120_000 }, async () => {
    const port = await freePort()
    const totals = []
    for (let nth = 1; nth <= 2; nth += 1) {
      const start = startProduct(port, 'demo', { DEMO: 'true', stdout: 'pipe' })
      await untilReady(start)
      const answer = await fetch(`http://127.0.0.1:${port}/api/community/posts`)
      const { pagination } = await answer.json()
      totals.push(pagination.total)
      start.kill('SIGTERM')
      await once(start, 'exit')
      await untilAnswers(port, false)
    }
    assert.ok(totals[0] > 0)
    assert.equal(totals[1], totals[0])
  })
})
