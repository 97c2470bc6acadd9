import app from '@adonisjs/core/services/app'
import { every } from '#core/jobs/every'
import { storeSchedule } from '#core/jobs/scheduled_job'
import { startWorker } from '#core/jobs/worker'
import { checkStreams } from '#stream/public'
import { SCHEDULE } from './schedule.js'

app.ready(async () => {
  const stop = await startWorker()
  app.terminating(stop)
  await storeSchedule(SCHEDULE)
  // Streams belong to this process, so this is no job of the queue.
  every(3_000, 'check streams', checkStreams)
})
