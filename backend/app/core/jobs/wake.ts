import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { notifications } from '#core/database/transactions/notifications'
import { newId } from '#core/runtime/ids'

const CHANNEL = 'fanfare_jobs'
const NOTIFY = 'select pg_notify(?, ?)'
/**
 * The longest delay of a wake-up, which then covers all jobs dispatched in the meantime. The delay is random, so that
 * workers do not poll at the same time, and so that requests do not run in step with jobs.
 */
const DELAY_MS = 200
/**
 * Milliseconds between polls of an empty queue. The longer interval, for lost notifications, applies while this process
 * receives notifications.
 */
const PAUSE_MS = 1_000
const HEARD_PAUSE_MS = 10_000

const process = newId()

/** Debounces an action: several calls run it once, shortly after. */
function soon(action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    action()
  }
  return () => {
    timer ??= setTimeout(run, Math.random() * DELAY_MS).unref()
  }
}

let isListening = false
let isCalled = false
let wakeUp = () => {}

const wakeHere = soon(() => {
  isCalled = true
  wakeUp()
})

/** If a notification is lost, the workers find the job at their next poll. */
const wakeOthers = soon(() => {
  notifications?.query('select pg_notify($1, $2)', [CHANNEL, process]).catch(() => undefined)
})

/**
 * Called after the commit of a job. A notification inside the transaction would serialize all commits, because
 * PostgreSQL keeps notifications in order.
 */
export async function wakeWorkers(): Promise<void> {
  wakeHere()
  if (app.getEnvironment() !== 'console') wakeOthers()
  else if (notifications) await db.rawQuery(NOTIFY, [CHANNEL, process])
}

/** Wakes the worker of this process when another one has dispatched a job. */
export function listenForJobs(): void {
  notifications?.listen(CHANNEL, {
    connected: () => {
      isListening = true
      wakeHere()
    },
    lost: () => (isListening = false),
    receive: (from) => from !== process && wakeHere(),
  })
}

/** The longest time between polls of an empty queue, in milliseconds. */
export const longestPause = (): number => (isListening ? HEARD_PAUSE_MS : PAUSE_MS)

/**
 * Waits the given milliseconds, or until a job is dispatched. Returns at once if a job was dispatched since the last
 * wait.
 */
export async function untilWoken(milliseconds: number, stopping: AbortSignal): Promise<void> {
  if (!isCalled) {
    const woken = new AbortController()
    wakeUp = () => woken.abort()
    const signal = AbortSignal.any([woken.signal, stopping])
    await wait(milliseconds, undefined, { signal }).catch(() => undefined)
  }
  isCalled = false
}
