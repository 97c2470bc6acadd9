import { test } from '@japa/runner'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { startServer, type RunningServer } from '#tests/server'

interface Line {
  level: number
  msg: string
  path?: string
  status?: number
}

const ERROR = 50

function linesOf(server: RunningServer): Line[] {
  const lines = server.output().trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** Sends the beginning of a request and disconnects. */
async function disconnect(server: RunningServer, path: string, headers: string[], beginning: string) {
  const { port, hostname } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const expect = 'Expect: 100-continue'
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 5000', expect, ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.write(beginning, () => socket.resetAndDestroy())
}

/** The status that the server logs for a path. */
async function loggedStatus(server: RunningServer, path: string): Promise<number | undefined> {
  for (;;) {
    const logged = linesOf(server).find((line) => line.msg === 'request' && line.path === path)
    if (logged) return logged.status
    await wait(10)
  }
}

async function register(server: RunningServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

test.group('A client that disconnects while it sends', (group) => {
  let server: RunningServer

  group.setup(async () => {
    server = await startServer()
    return async () => void (await server.stop())
  })

  test('JSON is logged as such, not as an error', async ({ assert }) => {
    await disconnect(server, '/api/auth/login', ['Content-Type: application/json'], '{"email": "a')
    assert.equal(await loggedStatus(server, '/api/auth/login'), 499)
    assert.isEmpty(linesOf(server).filter(({ level }) => level >= ERROR))
  })

  test('a file is logged as such, not as an error', async ({ assert }) => {
    const token = await register(server)
    const headers = ['Content-Type: multipart/form-data; boundary=x', `Authorization: Bearer ${token}`]
    const part = '--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc'
    await disconnect(server, '/api/users/avatar', headers, part)
    assert.equal(await loggedStatus(server, '/api/users/avatar'), 499)
    assert.isEmpty(linesOf(server).filter(({ level }) => level >= ERROR))
  })
})
