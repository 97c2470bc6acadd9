import BetterSqlite from 'better-sqlite3'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Line } from './line.ts'
import { areClean, continuously, every, longest, p95, Person, statuses, type Ended } from './person.ts'

const LOCK_MS = 12_000
const WRITERS = 15

const milliseconds = (all: Ended[]) => `${p95(all).toFixed(0)} ms`

const isNear = (now: Ended[], quiet: Ended[]) => p95(now) <= 2 * Math.max(p95(quiet), 10)

export const LOCKS: Line[] = [
  {
    name: `row of an organization locked for 12 s, ${WRITERS} writers`,
    goal: 'p95 of others <= 2 x quiet (at least 20 ms), its writers 503 < 10 s',
    on: ['postgres'],
    async run({ serve, database }) {
      const { url } = await serve()
      const [theirs, ours] = [await new Person(url).begin(), await new Person(url).begin()]
      const quietly = [every(50, () => ours.read()), every(100, () => ours.write())]
      await wait(5_000)
      const [quietReads, quietWrites] = await Promise.all(quietly.map((stop) => stop()))
      const lock = new pg.Client({ connectionString: database.settings.DATABASE_URL })
      await lock.connect()
      await lock.query('begin')
      await lock.query('select 1 from organizations where id = $1 for update', [theirs.organizationId])
      const writers = Array.from({ length: WRITERS }, () => continuously(() => theirs.write()))
      const meanwhile = [every(50, () => ours.read()), every(100, () => ours.write())]
      await wait(LOCK_MS)
      const [reads, writes] = await Promise.all(meanwhile.map((stop) => stop()))
      await lock.query('rollback')
      await lock.end()
      const refused = (await Promise.all(writers.map((stop) => stop()))).flat()
      return {
        figure:
          `lists ${milliseconds(reads!)} (quiet ${milliseconds(quietReads!)}), writes ${milliseconds(writes!)} ` +
          `(quiet ${milliseconds(quietWrites!)}); its writers ${statuses(refused)}, longest ${longest(refused).toFixed(1)} s`,
        isKept:
          isNear(reads!, quietReads!) &&
          isNear(writes!, quietWrites!) &&
          [...reads!, ...writes!].every(({ status }) => status < 300 && status > 0) &&
          areClean(refused) &&
          longest(refused) < 10,
      }
    },
  },
  {
    name: 'file locked by another process for 12 s',
    goal: 'reads < 1 s, writes 503 < 10 s, back at once',
    on: ['sqlite'],
    async run({ serve, database }) {
      const person = await new Person((await serve()).url).begin()
      await person.write()
      const other = new BetterSqlite(join(database.dataDir, 'fanfare.sqlite3'))
      other.exec('begin immediate')
      const reading = every(50, () => person.read())
      const writing = every(500, () => person.write())
      await wait(LOCK_MS)
      const [reads, writes] = [await reading(), await writing()]
      other.exec('rollback')
      other.close()
      const after = await person.write()
      return {
        figure: `reads longest ${longest(reads).toFixed(2)} s, writes longest ${longest(writes).toFixed(1)} s (${statuses(writes)}), then ${after.status}`,
        isKept:
          longest(reads) < 1 &&
          reads.every(({ status }) => status === 200) &&
          longest(writes) < 10 &&
          areClean(writes) &&
          after.status === 201,
      }
    },
  },
]
