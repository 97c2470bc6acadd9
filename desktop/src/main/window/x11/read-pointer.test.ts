import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { readPointer } from './read-pointer.ts'

const ROOT = 0x50d
const COOKIE = Buffer.from('0123456789abcdef', 'latin1')

/** An X server with display 7, which answers with these messages, one byte first and then the rest. */
async function startServer(...answers: Buffer[]) {
  const folder = temporaryFolder()
  const requests: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let nth = 0
    socket.on('error', () => undefined)
    socket.on('data', (request) => {
      requests.push(request)
      const answer = answers[nth]
      nth += 1
      if (answer === undefined) return
      socket.write(answer.subarray(0, 1))
      setTimeout(() => socket.write(answer.subarray(1)), 5)
    })
  })
  await new Promise<void>((listening) => server.listen(join(folder, 'X7'), listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const env = { DISPLAY: ':7', HOME: folder }
  return { folder, requests, ask: (more: NodeJS.ProcessEnv = {}) => readPointer({ ...env, ...more }, folder) }
}

/** A setup with a vendor of five letters, which takes eight bytes, and two formats. */
function setup() {
  const answer = Buffer.alloc(8 + 80)
  answer[0] = 1
  answer.writeUInt16LE(80 / 4, 6)
  answer.writeUInt16LE(5, 24)
  answer[29] = 2
  answer.writeUInt32LE(ROOT, 40 + 8 + 16)
  return answer
}

function pointerAt(x: number, y: number) {
  const answer = Buffer.alloc(32)
  answer[0] = 1
  answer.writeInt16LE(x, 16)
  answer.writeInt16LE(y, 18)
  return answer
}

const number = (value: number) => Buffer.from([value >> 8, value & 255])

/** An entry of an Xauthority file. */
function anEntry(family: number, ...parts: (string | Buffer)[]) {
  return Buffer.concat([
    number(family),
    ...parts.flatMap((part) => [number(part.length), Buffer.from(part as string, 'latin1')]),
  ])
}

it.each([{}, { DISPLAY: '' }, { DISPLAY: 'elsewhere:10.0' }])(
  'knows no pointer of the display %j',
  async (env) => {
    expect(await readPointer({ HOME: '/nowhere', ...env })).toBeNull()
  },
)

it('knows no pointer where no server runs', async () => {
  expect(await readPointer({ DISPLAY: ':7' }, temporaryFolder())).toBeNull()
})

it('knows no pointer of a server that refuses, answers with an error, or is silent', async () => {
  const refused = Buffer.from([0, 4, 11, 0, 0, 0, 1, 0, 110, 111, 112, 101])
  expect(await (await startServer(refused)).ask()).toBeNull()
  expect(await (await startServer(setup(), Buffer.alloc(32))).ask()).toBeNull()
  expect(await (await startServer(setup())).ask()).toBeNull()
})

it('asks for the pointer on the root window, also left of the first display', async () => {
  const { ask, requests } = await startServer(setup(), pointerAt(-20, 985))
  expect(await ask()).toEqual({ x: -20, y: 985 })
  expect(requests[1]!.readUInt32LE(4)).toBe(ROOT)
})

it('shows the cookie of the display, and none of another one or of a file that is cut off', async () => {
  const { ask, folder, requests } = await startServer(setup(), pointerAt(1, 1))
  const other = anEntry(256, 'host', '8', 'MIT-MAGIC-COOKIE-1', 'another-cookie!!')
  const remote = anEntry(0, '\u007f\0\0\u0001', '7', 'MIT-MAGIC-COOKIE-1', 'a-remote-cookie!')
  const own = anEntry(256, 'host', '7', 'MIT-MAGIC-COOKIE-1', COOKIE)
  writeFileSync(join(folder, '.Xauthority'), Buffer.concat([other, remote, own]))
  expect(await ask()).not.toBeNull()
  expect(requests[0]!.includes(COOKIE)).toBe(true)

  const elsewhere = join(folder, 'run')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'auth'), Buffer.concat([other, own.subarray(0, -1)]))
  expect(await ask({ XAUTHORITY: join(elsewhere, 'auth') })).not.toBeNull()
  expect(requests[2]).toHaveLength(12)
})
