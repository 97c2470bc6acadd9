import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

/** Repeats a job, `milliseconds` after it has ended, until the server stops. Failures are logged. */
export function every(milliseconds: number, name: string, job: () => Promise<void>): void {
  let timer = setTimeout(run, milliseconds).unref()
  let running: Promise<void> = Promise.resolve()

  function run(): void {
    running = job()
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        timer = setTimeout(run, milliseconds).unref()
      })
  }

  app.terminating(async () => {
    await running
    clearTimeout(timer)
  })
}
