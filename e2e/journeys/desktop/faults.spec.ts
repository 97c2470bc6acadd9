import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FAULTS, startFaultProxy, type FaultProxy } from '../../sandbox/fault-proxy.ts'
import { countAvailable, createTeam, server, share, type Post, type Team } from '../../support/api.ts'
import { pick, seeded } from '../../support/seeded.ts'
import { stateOf } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { startListener } from '../../support/desktop/listener.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows, shownTexts } from '../../support/desktop/windows.ts'

/** A few faults with every run of the tests; `npm run lab -- faults` injects 200, and lets requests hang as well. */
const WANTED = Number(process.env.FAULTS ?? 30)
const SEED = Number(process.env.FAULTS_SEED ?? 1)
const IS_LONG = process.env.FAULTS !== undefined
/** The share of the requests that fail. */
const SHARE = 0.4

const SUGGESTIONS_EACH = 3
/** Outcomes of a copy that may have claimed a suggestion. */
const UNKNOWN = new Set(['unanswered', 'offline'])
const SUBJECTS = 'brass rivers lanterns orchards tunnels violins harbours glaciers markets comets'.split(' ')
const VERBS = 'remind amaze teach surprise encourage puzzle move worry delight convince'.split(' ')
const ENDS = 'my team; every visitor; our clients; the board; whole towns; old friends; new hires'.split('; ')

/** The number of notifications the client has received, according to its log. */
function told({ folder }: Client): number {
  const lines = readFileSync(join(folder, 'logs', 'fanfare.log'), 'utf8')
  return [...lines.matchAll(/notifications\.new count=(\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

/** Plans random faults, until enough have been injected. */
function planFaults(proxy: FaultProxy, random: () => number) {
  // A request that hangs or stalls costs ten seconds, and a minute if it is the stream.
  const quick = FAULTS.filter((fault) => fault !== 'hang' && fault !== 'stall')
  proxy.plan(({ path }) => {
    if (proxy.injected.length >= WANTED || random() > SHARE) return null
    if (IS_LONG && !path.endsWith('/stream') && random() < 0.06) return pick(random, ['hang', 'stall'])
    return pick(random, quick)
  })
}

/** The suggestions the member has claimed, according to the server. */
async function claimed(team: Team, posts: readonly Post[]): Promise<number> {
  const available = await Promise.all(posts.map((post) => countAvailable(team, post)))
  return posts.length * SUGGESTIONS_EACH - available.reduce((sum, each) => sum + each, 0)
}

/** Copies from a post. May take as long as all attempts to reach the server together. */
const copyIn = (window: Page, { id }: Post) =>
  window.evaluate(
    (postId) =>
      (window as unknown as { desktop: { call: (...words: unknown[]) => unknown } }).desktop.call(
        'suggestion:copy',
        postId,
        null,
        { opensPost: true, edited: null },
      ),
    id,
  ) as Promise<{ outcome: string; copy?: { text: string } }>

test(`survives ${WANTED} faults of the network @slow`, async ({ desk, start }) => {
  test.setTimeout(IS_LONG ? 1_800_000 : 240_000)
  const random = seeded(SEED)
  const team = await createTeam()
  const elsewhere = await startListener()
  const proxy = await startFaultProxy({ upstream: server, elsewhere: elsewhere.address })
  const client = await start({ knows: proxy.address })
  await signIn(desk, client, team.member)
  await openWindows(client)
  const window = await client.window()

  const posts: Post[] = []
  const copies: string[] = []
  const outcomes: string[] = []
  /** Posts whose last copy may have claimed a suggestion: another attempt must return the same one. */
  const unanswered = new Set<Post>()
  const copy = async (post: Post) => {
    const result = await copyIn(window, post)
    outcomes.push(result.outcome)
    if (result.outcome === 'copied') copies.push(result.copy!.text)
    if (UNKNOWN.has(result.outcome)) unanswered.add(post)
    else unanswered.delete(post)
  }
  const sharePost = async () => {
    const texts = Array.from(
      { length: SUGGESTIONS_EACH },
      (_, nth) =>
        `${posts.length}.${nth}: ${pick(random, SUBJECTS)} ${pick(random, VERBS)} ${pick(random, ENDS)}`,
    )
    posts.push(await share(team, `Post ${posts.length}`, texts))
  }

  planFaults(proxy, random)
  while (proxy.injected.length < WANTED) {
    if (posts.length === 0 || random() < 0.25) await sharePost()
    else await copy(pick(random, posts))
  }
  proxy.plan(() => null)
  const copyUnanswered = async () => {
    const again = [...unanswered]
    for (const post of again) await copy(post)
    return unanswered.size
  }
  await expect.poll(copyUnanswered, { timeout: 60_000 }).toBe(0)

  await expect.poll(() => told(client), { timeout: 90_000 }).toBe(posts.length)
  const shown = desk.notifications.shown.map(({ body }) => body).filter((body) => body.startsWith('Post '))
  expect(shown.length).toBe(new Set(shown).size)
  expect(copies.length).toBe(new Set(copies).size)
  expect(await claimed(team, posts), outcomes.join()).toBe(copies.length)
  await expect.poll(async () => (await stateOf(window)).connection, { timeout: 60_000 }).toBe('online')
  const blank = async () => Object.values(await shownTexts(client)).filter((text) => text.length <= 40)
  await expect.poll(blank, { timeout: 30_000 }).toEqual([])
  expect(elsewhere.heard).toEqual([])

  const kinds = Object.groupBy(proxy.injected, ({ fault }) => fault)
  const counts = Object.entries(kinds).map(([fault, all]) => `${fault} ${all!.length}`)
  process.stdout.write(
    `${proxy.injected.length} faults (${counts.join(', ')}): ${posts.length} posts told once, ${copies.length} copies, ` +
      `${copies.length} claims\n`,
  )
  proxy.stop()
  elsewhere.stop()
})

// Chromium opens six connections per server, so a seventh response that is not read to its end would block.
test('is told after many answers that are far too large @slow', async ({ desk, start }) => {
  const team = await createTeam()
  const elsewhere = await startListener()
  const proxy = await startFaultProxy({ upstream: server, elsewhere: elsewhere.address })
  const client = await start({ knows: proxy.address })
  await signIn(desk, client, team.member)
  proxy.plan(({ path }) => (path !== '/api/stream' && proxy.injected.length < 8 ? 'huge' : null))
  for (const title of ['First', 'Second', 'Third']) await share(team, title)
  await expect.poll(() => told(client), { timeout: 90_000 }).toBe(3)
  expect(proxy.injected.length).toBe(8)
  proxy.stop()
  elsewhere.stop()
})
