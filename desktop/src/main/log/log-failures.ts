import { app } from 'electron'
import { errorFacts } from './error-facts.ts'
import type { Log } from './log.ts'

/**
 * Logs unhandled errors. The client keeps running after an unexpected error, because Electron would show it in a dialog
 * that tells the user nothing.
 */
export function logFailures(log: Log): void {
  process.on('uncaughtException', (error) => log.warn('uncaught', errorFacts(error)))
  process.on('unhandledRejection', (reason) => log.warn('unhandled', errorFacts(reason)))
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) =>
    log.warn('window.gone', { reason, exitCode }),
  )
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log.warn('process.gone', { type, reason, exitCode }),
  )
}
