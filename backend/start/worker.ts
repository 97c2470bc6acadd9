import app from '@adonisjs/core/services/app'
import { notifications } from '#core/database/transactions/notifications'
import { onDrain } from '#core/http/shutdown'
import { every } from '#core/jobs/every'
import { storeSchedule } from '#core/jobs/scheduled_job'
import { listenForJobs } from '#core/jobs/wake'
import { startWorker } from '#core/jobs/worker'
import { pulse } from '#core/jobs/worker_pulse'
import { WebhookSenders } from '#notifications/webhooks/jobs/webhook_senders'
import { checkStreams } from '#notifications/stream/jobs/check_streams'
import { joinInstances } from '#notifications/stream/events/live'
import { SCHEDULE } from './schedule.js'

let stop: () => Promise<void> = async () => undefined
const webhooks = new WebhookSenders()
let leaveInstances: () => Promise<void> = async () => undefined
let starting: Promise<void> = Promise.resolve()
let ending: Promise<void> | undefined

pulse.expect()

app.ready(() => {
  starting = start()
  return starting
})

// Jobs end while requests do. A server that is stopped during its start must not lose its database halfway.
onDrain(() => void end())
app.terminating(async () => {
  await end()
  // Last, because requests and jobs publish events until they end.
  await leaveInstances()
  await notifications?.close()
})

function end(): Promise<void> {
  ending ??= starting
    .catch(() => undefined)
    .then(() => Promise.all([stop(), webhooks.stop()]))
    .then(() => undefined)
  return ending
}

async function start(): Promise<void> {
  leaveInstances = joinInstances()
  listenForJobs()
  notifications?.open()
  await storeSchedule(SCHEDULE)
  stop = await startWorker()
  webhooks.start()
  // Streams belong to this process, so this is not a job of the queue. With the second after which a client asks again, it
  // is signed out within three.
  every(1_500, 'check streams', checkStreams)
}
