import { setTimeout as wait } from 'node:timers/promises'
import { ReceivedTimes } from './received-times.ts'
import { printRatio, timesOf } from './compared-times.ts'
import { DeadWebhooks } from './dead-webhooks.ts'
import { startMailServer } from './mail-server.ts'
import { DOES, fillOffices, Office, type Turn } from './office.ts'
import { oneOnBoth } from './on-both.ts'
import { startReceivers } from './receivers.ts'

const timesTo = (does: keyof Turn, rounds: Turn[][]) =>
  timesOf(rounds.map((turns) => turns.map((turn) => turn[does])))

/** The largest ratio of times while receivers are dead. */
const GOAL = 1.2
/** What people do not notice, whatever the ratio: about a frame of a screen. */
const UNNOTICED_MS = 20
const DEAD = Number(process.env.BENCH_DEAD ?? 100)
/** Each without and with the dead receivers, one after the other, so that the load of the machine affects both. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_MS = 20_000
const WARM_UP_MS = 5_000
const EVERY_MS = 150
/** The most webhooks of an organization. */
const PER_ORGANIZATION = 10

const [posts, mails] = [new ReceivedTimes(), new ReceivedTimes()]
const receivers = await startReceivers((title) => posts.note(title))
const mail = await startMailServer({ onMail: (address) => mails.note(address) })

/** What an office does for a while. */
async function workFor(office: Office, milliseconds: number): Promise<Turn[]> {
  const turns: Turn[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const pause = wait(EVERY_MS)
    turns.push(await office.work(posts, mails))
    await pause
  }
  return turns
}

async function addDead(office: Office): Promise<string[]> {
  const ids: string[] = []
  for (const [index, url] of receivers.dead(DEAD).entries())
    ids.push(await office.addWebhook(1 + Math.floor(index / PER_ORGANIZATION), url))
  return ids
}

let isDelayed = false
await oneOnBoth(
  (database) => fillOffices(database, 1 + Math.ceil(DEAD / PER_ORGANIZATION)),
  async (name, product) => {
    const office = await Office.open(product)
    await office.addWebhook(0, receivers.works)
    const dead = new DeadWebhooks(product.database, await addDead(office))
    await dead.fill()
    await workFor(office, WARM_UP_MS)
    const [without, beside]: [Turn[][], Turn[][]] = [[], []]
    const before = receivers.requests()
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push(await workFor(office, ROUND_MS))
      await dead.die()
      const first = await workFor(office, ROUND_MS / 2)
      await dead.retry()
      beside.push([...first, ...(await workFor(office, ROUND_MS / 2))])
      await dead.rest()
    }
    for (const does of DOES) {
      const what = `${name.padEnd(9)} ${does.padEnd(15)}`
      const [alone, together] = [timesTo(does, without), timesTo(does, beside)]
      const ratio = printRatio(what, alone, together)
      isDelayed ||= ratio > GOAL && together.p95 - alone.p95 > UNNOTICED_MS
    }
    console.log(`${name.padEnd(9)} ${receivers.requests() - before} requests to dead receivers`)
  },
  // Only a development server sends to receivers without TLS.
  {
    NODE_ENV: 'development',
    APP_URL: 'http://127.0.0.1:3333',
    LOG_LEVEL: 'fatal',
    SMTP_URL: mail.url,
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  },
)
receivers.stop()
await mail.stop()
console.log(
  `Without ${DEAD} dead receivers against beside them, in turns, goal ${GOAL} or ${UNNOTICED_MS} ms`,
)
if (isDelayed) process.exitCode = 1
