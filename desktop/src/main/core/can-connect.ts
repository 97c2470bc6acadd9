import { connect, type NetConnectOpts } from 'node:net'

const TIMEOUT_MS = 3_000

/** Whether something accepts TCP connections there. Sends nothing, and does not use Chromium. */
export function canConnect(to: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(to)
    const end = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
