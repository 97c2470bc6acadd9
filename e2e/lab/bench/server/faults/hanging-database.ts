import { setTimeout as wait } from 'node:timers/promises'
import type { Bed, Line, Outcome } from './line.ts'
import { areClean, every, longest, Person, secondsUntilBack, statuses } from './person.ts'
import { startProxy, type Proxy } from './proxy.ts'

const HANG_MS = 15_000
const ANSWER_S = 10
const BACK_S = 5

/** Reads and writes while the database is unavailable, and measures how soon it is used again. */
async function endure(
  person: Person,
  breakIt: () => void,
  mend: () => void | Promise<void>,
): Promise<Outcome> {
  const reads = every(250, () => person.read())
  const writes = every(400, () => person.write())
  await wait(1_000)
  breakIt()
  await wait(HANG_MS)
  await mend()
  const back = await secondsUntilBack(() => person.write())
  const all = [...(await reads()), ...(await writes())]
  return {
    figure: `longest ${longest(all).toFixed(1)} s, back after ${back.toFixed(1)} s (${statuses(all)})`,
    isKept: longest(all) < ANSWER_S && back <= BACK_S && areClean(all),
  }
}

async function throughProxy(
  { database, serve }: Bed,
  use: (person: Person, proxy: Proxy) => Promise<Outcome>,
) {
  const proxy = await startProxy(database.settings.DATABASE_URL!)
  try {
    const server = await serve({ DATABASE_URL: proxy.url })
    return await use(await new Person(server.url).begin(), proxy)
  } finally {
    proxy.stop()
  }
}

const goal = `every answer < ${ANSWER_S} s, only 2xx and 503, back <= ${BACK_S} s`

export const HANGING_DATABASE: Line[] = [
  {
    name: 'database frozen for 15 s',
    goal,
    on: ['postgres'],
    async run({ cluster, serve }) {
      const person = await new Person((await serve()).url).begin()
      return endure(person, cluster.freeze, cluster.thaw)
    },
  },
  {
    name: 'path to the database swallows bytes for 15 s',
    goal,
    on: ['postgres'],
    run: (bed) => throughProxy(bed, (person, proxy) => endure(person, proxy.swallow, proxy.pass)),
  },
  {
    name: 'connections to the database reset, again and again',
    goal,
    on: ['postgres'],
    run: (bed) =>
      throughProxy(bed, (person, proxy) => {
        const cutting = setInterval(() => proxy.cut('reset'), 300)
        return endure(
          person,
          () => undefined,
          () => clearInterval(cutting),
        )
      }),
  },
  {
    name: 'connections half closed by the database, again and again',
    goal,
    on: ['postgres'],
    run: (bed) =>
      throughProxy(bed, (person, proxy) => {
        const cutting = setInterval(() => proxy.cut('end'), 300)
        return endure(
          person,
          () => undefined,
          () => clearInterval(cutting),
        )
      }),
  },
  {
    name: 'database 20 ms away for 15 s',
    goal: 'only 2xx',
    on: ['postgres'],
    run: (bed) =>
      throughProxy(bed, async (person, proxy) => {
        const outcome = await endure(
          person,
          () => proxy.delay(20),
          () => proxy.delay(0),
        )
        return { ...outcome, isKept: outcome.isKept && !/x (0|503)\b/.test(outcome.figure) }
      }),
  },
  {
    name: 'database killed (-9), started again after 3 s',
    goal: `no confirmed write lost, ${goal}`,
    on: ['postgres'],
    async run({ cluster, serve, database }) {
      const person = await new Person((await serve()).url).begin()
      const writes = every(20, () => person.write())
      await wait(3_000)
      await cluster.kill()
      await wait(3_000)
      await cluster.start()
      const back = await secondsUntilBack(() => person.write())
      const all = await writes()
      const lost = await lostOf(person, database)
      return {
        figure: `${lost} of ${person.confirmed.length} lost, longest ${longest(all).toFixed(1)} s, back after ${back.toFixed(1)} s (${statuses(all)})`,
        isKept: lost === 0 && longest(all) < ANSWER_S && back <= BACK_S && areClean(all),
      }
    },
  },
]

/** How many confirmed posts are missing from the database. */
export async function lostOf({ confirmed }: Person, { column }: Bed['database']): Promise<number> {
  const stored = new Set(await column('select title from posts'))
  return confirmed.filter((title) => !stored.has(title)).length
}
