import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { isDraining } from '#core/http/shutdown'

const INTERVAL_MS = 250

/**
 * Waits until a run has ended, for at most the given milliseconds. Stops when the caller is gone or the server is
 * stopping.
 */
export async function waitForRun(id: string, milliseconds: number, isAborted: () => boolean): Promise<void> {
  const until = performance.now() + milliseconds
  while (performance.now() < until && !isAborted() && !isDraining()) {
    const running: unknown = await db.from('ai_runs').where({ id }).whereNull('ended_at').select('id').first()
    if (running === null) return
    await wait(INTERVAL_MS)
  }
}
