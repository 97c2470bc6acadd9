import { setTimeout as wait } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'

/** Milliseconds in which requests already on their way still arrive: a connection without one looks idle. */
const ARRIVALS = 250
/** Milliseconds a running request gets before its connection is cut. */
const PATIENCE = 8_000
const SWEEP = 50

let draining = false
const endings = new Set<() => void>()

/** Whether the server is about to stop: it finishes what runs and takes nothing new. */
export function isDraining(): boolean {
  return draining
}

/** Names what has to end by itself when the server stops, like an open stream. Returns how to withdraw it. */
export function onDrain(end: () => void): () => void {
  endings.add(end)
  return () => endings.delete(end)
}

/**
 * Stops the server: streams ended, what is on its way let in, then no new connections, running requests finished
 * and the database closed.
 * Connections that only wait for another request are swept, those that take too long are cut.
 */
export async function drain(app: ApplicationService): Promise<void> {
  if (draining) return
  draining = true
  for (const end of endings) end()
  await wait(ARRIVALS)
  const server = (await app.container.make('server')).getNodeServer()
  const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP)
  const cut = setTimeout(() => server?.closeAllConnections(), PATIENCE)
  await app.terminate()
  clearInterval(sweep)
  clearTimeout(cut)
}
