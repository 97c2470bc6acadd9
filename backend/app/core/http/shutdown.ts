import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterAccepting, setTimeout as wait } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'

/** Requests in flight still arrive during this time; their connections look idle until then. */
const GRACE_PERIOD_MS = 250
/** After this, a running request is aborted. */
const REQUEST_TIMEOUT_MS = 8_000
const SWEEP_INTERVAL_MS = 50
/** Remaining resources, such as a connection to a mail server, are closed with the process. */
const LINGER_MS = 250
/** An upper limit for the shutdown, so that a service manager need not kill the process. */
const EXIT_TIMEOUT_MS = 9_500

/** The `close` of an HTTP server closes idle connections at once. */
const stopListening = NetServer.prototype.close

let draining = false
const drainCallbacks = new Set<() => void>()
const connections = new Set<Socket>()

/** Whether the server is stopping: it finishes running requests and accepts no new ones. */
export function isDraining(): boolean {
  return draining
}

/** Calls back when the server stops, for example to end a stream. Returns a function that unregisters the callback. */
export function onDrain(callback: () => void): () => void {
  drainCallbacks.add(callback)
  return () => drainCallbacks.delete(callback)
}

/** Tracks the connections of a server: Node does not treat connections that have never sent anything as idle. */
export function followConnections(server: Server): void {
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
}

function closeUnused(): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
}

/**
 * Stops the server: ends streams, lets requests in flight arrive, refuses new connections, finishes running
 * requests and then closes what they use. Idle keep-alive connections are closed; requests beyond the timeout are cut off.
 */
export async function drain(app: ApplicationService): Promise<void> {
  if (draining) return
  draining = true
  exitAfter(EXIT_TIMEOUT_MS)
  for (const callback of drainCallbacks) callback()
  await wait(GRACE_PERIOD_MS)
  const server = (await app.container.make('server')).getNodeServer()
  if (server !== undefined) await closeServer(server as Server)
  await app.terminate()
  exitAfter(LINGER_MS)
}

/** New connections look idle until their request is read, so that the first sweep comes later. */
async function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => {
    closeUnused()
    server.closeIdleConnections()
  }, SWEEP_INTERVAL_MS)
  const cut = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT_MS)
  // After new connections were accepted: those still in the backlog are reset.
  await afterAccepting()
  await new Promise<void>((closed) => void stopListening.call(server, () => closed()))
  clearInterval(sweep)
  clearTimeout(cut)
}

function exitAfter(milliseconds: number): void {
  setTimeout(() => process.exit(), milliseconds).unref()
}
