import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

const running = new Set<Promise<void>>()

app.terminating(() => untilBackgroundIsDone())

/** Does a piece of work after the answer. A failure is logged; a server that stops waits for it. */
export function inBackground(name: string, work: () => Promise<void>): void {
  const run = new Promise((next) => setImmediate(next))
    .then(work)
    .catch((error: unknown) => logger.error({ err: error, job: name }, 'a job failed'))
    .finally(() => running.delete(run))
  running.add(run)
}

/** Resolves when everything that was begun is done. */
export async function untilBackgroundIsDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
