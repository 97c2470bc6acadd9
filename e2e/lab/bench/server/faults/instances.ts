import { setTimeout as wait } from 'node:timers/promises'
import { startBalancer } from '../../../../support/balancer.mjs'
import { freePort, type BenchServer } from '../servers.ts'
import { lostOf } from './hanging-database.ts'
import type { Bed, Line } from './line.ts'
import { startMailServer } from '../mail-server.ts'
import { continuously, longest, Person, statuses } from './person.ts'
import { unconfirmedMails } from '../unconfirmed-mails.ts'

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const KILLS = 6
const WRITERS = 8
const LISTENERS = 20
const BACK_S = 5
/**
 * The least mails per account: the confirmation of the address, a link, and a digest. A lost response causes a request
 * for another link.
 */
const MAILS = 3
/** Digests contain notifications older than this. */
const DIGEST_DELAY_S = 6
/** A job of a killed server is taken over after a minute. */
const DELIVERY_S = 150

/** Two servers behind a proxy; one after the other is killed and restarted. */
async function startPair({ serve }: Bed, settings: Record<string, string>) {
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => serve({ ...settings, PORT: String(port) })
  const servers: BenchServer[] = []
  for (const port of ports) servers.push(await start(port))
  const port = await freePort()
  const stop = await startBalancer(port, ports)
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    async killInTurn() {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const index = kill % 2
        await wait(1_500)
        await servers[index]!.kill()
        await wait(1_500)
        servers[index] = await start(ports[index]!)
      }
    },
  }
}

/** Makes a digest with the posts of an organization due for the accounts with these addresses. */
async function makeDigestsDue({ run }: Bed['database'], organizationId: string): Promise<void> {
  const accounts = `select id from users where email_key like 'mail-%'`
  await run(`update users set email_verified_at = created_at where id in (${accounts})`)
  await run(`insert into memberships (id, organization_id, user_id, role, joined_at)
    select id, '${organizationId}', id, 'member', '2026-01-01' from users where id in (${accounts})`)
  await run(`insert into mail_digests (user_id, time_zone, next_at, told_until)
    select id, 'UTC', created_at, '2026-01-01' from users where id in (${accounts})`)
  await run(`update queue_schedules set next_run_at = created_at where id = 'send_due_digests'`)
}

/** Requests a link until a server has confirmed the request. */
async function untilConfirmed(person: Person, email: string): Promise<void> {
  for (;;) {
    const { status } = await person.forgetPassword(email)
    if (status >= 200 && status < 300) return
    await wait(100)
  }
}

export const INSTANCES: Line[] = [
  {
    name: `either of two servers killed (-9) in turn, ${KILLS} times, under ${WRITERS} writers`,
    goal: `no confirmed write lost, ${LISTENERS} streams back <= ${BACK_S} s and told of every write, each mail once, or kept for an administrator`,
    on: ['postgres'],
    async run(bed) {
      const mails = await startMailServer()
      const shared = { REDIS_URL: REDIS, REDIS_PREFIX: `faults-${process.pid}:` }
      const pair = await startPair(bed, { ...shared, SMTP_URL: mails.url, TRUST_PROXY: '1' })
      const person = await new Person(pair.url).begin()
      const listeners = Array.from({ length: LISTENERS }, () => person.listen())
      await wait(1_000)
      const writers = Array.from({ length: WRITERS }, () => continuously(() => person.write()))
      const addresses = Array.from({ length: 60 }, (_, nth) => `mail-${nth}@example.org`)
      for (const address of addresses) await new Person(pair.url).register(address)
      await wait(DIGEST_DELAY_S * 1_000)
      await makeDigestsDue(bed.database, person.organizationId)
      const asking = (async () => {
        for (const address of addresses) await untilConfirmed(person, address)
      })()
      await pair.killInTurn()
      const all = (await Promise.all(writers.map((stop) => stop()))).flat()
      await asking
      await wait(BACK_S * 1_000)
      for (const listener of listeners) await listener.stop()
      const until = performance.now() + DELIVERY_S * 1_000
      const missing = () => addresses.filter((address) => (mails.received.get(address) ?? 0) < MAILS).length
      let unconfirmed = 0
      while (missing() > unconfirmed && performance.now() < until) {
        await wait(500)
        unconfirmed = (await unconfirmedMails(bed.database)).length
      }
      pair.stop()
      await mails.stop()
      const lost = await lostOf(person, bed.database)
      const gap = Math.max(...listeners.map(({ longestGap }) => longestGap)) / 1_000
      const untold = listeners.filter(
        ({ posts, isResynced }) => !isResynced && person.confirmedIds.some((id) => !posts.has(id)),
      ).length
      const [lacking, twice] = [missing(), mails.repeated()]
      return {
        figure:
          `${lost} of ${person.confirmed.length} lost (${statuses(all)}), longest answer ${longest(all).toFixed(1)} s; ` +
          `streams back after ${gap.toFixed(1)} s at most, ${untold} not told; ` +
          `${lacking} mails missing, ${unconfirmed} kept for an administrator, ${twice} twice`,
        isKept: lost === 0 && gap <= BACK_S && untold === 0 && lacking <= unconfirmed && twice === 0,
      }
    },
  },
]
