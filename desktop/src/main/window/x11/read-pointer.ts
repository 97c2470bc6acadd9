import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Point } from 'electron'
import { cookieFor } from './cookie.ts'
import { pointerPoint, pointerRequest, rootWindow, setupRequest, setupSize } from './messages.ts'

/** Milliseconds for the whole exchange: the panel waits for it. */
const TIMEOUT_MS = 300
const SOCKETS = '/tmp/.X11-unix'

/** Asks the local X server where the pointer is, in pixels. Null without such a server, or when it does not answer in time. */
export async function readPointer(env: NodeJS.ProcessEnv, sockets = SOCKETS): Promise<Point | null> {
  const [, digits] = /^(?:unix)?:(\d+)/.exec(env['DISPLAY'] ?? '') ?? []
  if (digits === undefined) return null
  const file = env['XAUTHORITY'] ?? join(env['HOME'] ?? '', '.Xauthority')
  const cookies = await readFile(file).catch(() => Buffer.alloc(0))
  return ask(join(sockets, `X${digits}`), cookieFor(Number(digits), cookies))
}

function ask(path: string, cookie: Buffer | null): Promise<Point | null> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let received = Buffer.alloc(0)
    let root: number | undefined
    const end = (point: Point | null) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(point)
    }
    const timer = setTimeout(() => end(null), TIMEOUT_MS)
    const read = () => {
      if (root !== undefined) return pointerPoint(received)
      const found = rootWindow(received)
      if (typeof found !== 'number') return found
      root = found
      received = received.subarray(setupSize(received))
      socket.write(pointerRequest(root))
      return 'more'
    }
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const answer = read()
      if (answer !== 'more') end(answer)
    })
    socket.once('error', () => end(null))
    socket.once('close', () => end(null))
    socket.write(setupRequest(cookie))
  })
}
