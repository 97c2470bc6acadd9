import app from '@adonisjs/core/services/app'
import { every } from '#core/jobs/every'
import { storeSchedule } from '#core/jobs/scheduled_job'
import { startWorker } from '#core/jobs/worker'
import { checkStreams } from '#stream/public'
import { SCHEDULE } from './schedule.js'

let stop: () => Promise<void> = async () => undefined
let starting: Promise<void> = Promise.resolve()

app.ready(() => {
  starting = start()
  return starting
})

// A server that is stopped while it starts must not lose its database in the middle.
app.terminating(async () => {
  await starting.catch(() => undefined)
  await stop()
})

async function start(): Promise<void> {
  stop = await startWorker()
  await storeSchedule(SCHEDULE)
  // Streams belong to this process, so this is no job of the queue.
  every(3_000, 'check streams', checkStreams)
}
