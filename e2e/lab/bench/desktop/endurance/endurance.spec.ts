import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { stopChild } from '../../../../sandbox/desktop/child.ts'
import type { Desk } from '../../../../sandbox/desktop/desk.ts'
import { createTeam, share, type Team } from '../../../../support/api.ts'
import { argumentsOf, startSecondInstance } from '../../../../support/desktop/client.ts'
import { signIn } from '../../../../support/desktop/sign-in.ts'
import { expect, test } from '../../../../support/desktop/test.ts'
import { readOptions } from './options.ts'
import { createSampler, type Sample } from './sampler.ts'
import { growthOf, tableOf } from './tables.ts'

const { posts, minutes, every } = readOptions()
/** How many MB the client may grow with 1,000 posts. */
const GROWTH_MAX = 10
/** With fewer posts, caches that fill up look like growth. */
const POSTS_MIN = 1_000
/** How long the panel is open, in milliseconds. */
const PANEL_MS = 5_000

/** Publishes the posts at an even rate, and counts them. */
function publish(team: Team) {
  const progress = { posts: 0 }
  const work = async () => {
    const begun = Date.now()
    for (let nth = 0; nth < posts; nth += 1) {
      await wait(begun + (nth * minutes * 60_000) / posts - Date.now())
      await share(team, `Post ${nth}`, [`Well played, ${nth}`, `Bravo, ${nth}, by the whole band`])
      progress.posts = nth + 1
    }
  }
  return { progress, end: work() }
}

/** The samples of a part of the run, which lasts half of it. */
async function sampleHalf(read: () => Sample): Promise<Sample[]> {
  const end = Date.now() + (minutes * 60_000) / 2
  const samples: Sample[] = []
  while (Date.now() + every * 1000 <= end) {
    await wait(every * 1000)
    const sample = read()
    samples.push(sample)
    process.stdout.write(`${sample.posts} posts, ${sample.total.toFixed(1)} MB\n`)
  }
  return samples
}

/** Opens the panel once and closes it. */
async function openPanel(desk: Desk, pid: number) {
  const item = await desk.item(pid)
  await item.activate()
  await wait(PANEL_MS)
  await item.activate()
}

// Playwright signs the client in only: attached to a page, it keeps every response of the page in memory.
test('needs no more memory with every post', async ({ desk, start, electron }) => {
  await desk.addKeyring()
  const team = await createTeam()
  const first = await start({ keyring: true })
  await signIn(desk, first, team.member)
  await first.quit()
  const { folder } = first
  const items = desk.items()
  const client = spawn(electron, argumentsOf(folder, { keyring: true, words: ['--hidden'] }), {
    env: desk.env,
    stdio: 'ignore',
  })
  try {
    await expect.poll(() => desk.items()).toBeGreaterThan(items)
    const { progress, end } = publish(team)
    const sample = createSampler(client.pid!)
    const read = () => sample(progress.posts)
    await openPanel(desk, client.pid!)
    const hidden = await sampleHalf(read)
    await startSecondInstance(desk, { electron, folder })
    const shown = await sampleHalf(read)
    await end
    process.stdout.write(
      `\n${posts} posts in ${minutes} minutes, ${desk.notifications.shown.length} notifications\n\n` +
        `${tableOf('window hidden', hidden)}\n\n${tableOf('window shown', shown)}\n`,
    )
    expect(desk.notifications.shown.length).toBeGreaterThan(posts / 2)
    if (posts < POSTS_MIN) return
    expect.soft(growthOf(hidden)).toBeLessThan(GROWTH_MAX)
    expect.soft(growthOf(shown)).toBeLessThan(GROWTH_MAX)
  } finally {
    await stopChild(client)
  }
})
