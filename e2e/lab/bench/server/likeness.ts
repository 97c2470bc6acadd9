import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asMember, type BenchMember } from './as-member.ts'
import { makeDatabase } from './databases.ts'
import { grow } from './grow.ts'
import { quantile } from './quantiles.ts'
import { startProduct } from './servers.ts'

/** The largest ratio of times with five hundred times as many suggestions of a post. */
const GOAL = 3
const SUGGESTIONS = [10, 1_000, Number(process.env.BENCH_SUGGESTIONS ?? 5_000)]
const LENGTH = 3_000
const TURNS = 100
const WARM_UP = 10
const AT_ONCE = 4

const SETTINGS = { SUGGESTIONS_PER_POST: '10000', LIMIT_SIGNED_IN: '1000000' }

/** A text of the maximum length, unlike all others. */
function newText(): string {
  let text = ''
  while (text.length < LENGTH)
    text += `${Math.random()
      .toString(36)
      .slice(2, 3 + Math.random() * 8)} `
  return text.slice(0, LENGTH)
}

const postOf = (index: number) => `00000004-0000-7000-8000-${String(index).padStart(12, '0')}`

/** Adds and deletes suggestions of the grown posts. */
interface Client {
  add: (index: number) => Promise<string>
  remove: (id: string) => Promise<unknown>
}

function clientOf({ origin, headers }: BenchMember): Client {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  return {
    async add(index) {
      const answer = await send('POST', '/api/comments', { postId: postOf(index), content: newText() })
      return ((await answer.json()) as { comment: { id: string } }).comment.id
    },
    remove: (id) => send('DELETE', `/api/comments/${id}`),
  }
}

async function fill({ add }: Client, index: number, count: number): Promise<void> {
  let left = count
  const next = async () => {
    while (left-- > 0) await add(index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** The times of adding to every post in turn, so that the load of the machine affects all of them. */
async function measure({ add, remove }: Client): Promise<number[][]> {
  const times: number[][] = SUGGESTIONS.map(() => [])
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    for (const [index, measured] of times.entries()) {
      const begin = performance.now()
      const id = await add(index)
      if (turn >= 0) measured.push(performance.now() - begin)
      await remove(id)
    }
  }
  return times
}

const shown = (times: number[], share: number) => `${quantile(times, share).toFixed(1).padStart(6)} ms`

/** Prints the times and returns the larger ratio. */
function report(kind: string, times: number[][]): number {
  for (const [index, count] of SUGGESTIONS.entries()) {
    const [p50, p95] = [shown(times[index]!, 0.5), shown(times[index]!, 0.95)]
    console.log(`${kind.padEnd(9)} ${String(count).padStart(5)} suggestions   p50 ${p50}   p95 ${p95}`)
  }
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(times.at(-1)!, share) / quantile(times[0]!, share))
  console.log(`${kind.padEnd(9)} ratio p50 ${p50!.toFixed(2)}, p95 ${p95!.toFixed(2)}, goal ${GOAL}`)
  return Math.max(p50!, p95!)
}

for (const kind of ['sqlite', 'postgres'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
  const database = await makeDatabase(kind, folder)
  await grow(database, { posts: SUGGESTIONS.length, organizations: 1 })
  const server = await startProduct(database.dataDir, { ...database.settings, ...SETTINGS })
  const client = clientOf(await asMember({ database, server }))
  for (const [index, count] of SUGGESTIONS.entries()) await fill(client, index, count)
  if (report(kind, await measure(client)) > GOAL) process.exitCode = 1
  await server.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
