import { setTimeout as wait } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'

/** Requests in flight still arrive during this time; their connections look idle until then. */
const GRACE_PERIOD_MS = 250
/** After this a running request is cut off. */
const REQUEST_TIMEOUT_MS = 8_000
const SWEEP_INTERVAL_MS = 50

let draining = false
const drainCallbacks = new Set<() => void>()

/** Whether the server is stopping: it finishes running requests and accepts no new ones. */
export function isDraining(): boolean {
  return draining
}

/** Calls back when the server stops, for example to end a stream. Returns a function that unregisters the callback. */
export function onDrain(callback: () => void): () => void {
  drainCallbacks.add(callback)
  return () => drainCallbacks.delete(callback)
}

/**
 * Stops the server: ends streams, lets requests in flight arrive, refuses new connections, finishes running
 * requests and closes the database. Idle keep-alive connections are closed; requests beyond the timeout are cut off.
 */
export async function drain(app: ApplicationService): Promise<void> {
  if (draining) return
  draining = true
  for (const callback of drainCallbacks) callback()
  await wait(GRACE_PERIOD_MS)
  const server = (await app.container.make('server')).getNodeServer()
  const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_INTERVAL_MS)
  const cut = setTimeout(() => server?.closeAllConnections(), REQUEST_TIMEOUT_MS)
  await app.terminate()
  clearInterval(sweep)
  clearTimeout(cut)
}
