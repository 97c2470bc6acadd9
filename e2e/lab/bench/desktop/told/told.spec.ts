import { setTimeout as wait } from 'node:timers/promises'
import { createTeam, share } from '../../../../support/api.ts'
import { signIn } from '../../../../support/desktop/sign-in.ts'
import { expect, test } from '../../../../support/desktop/test.ts'
import { quantile } from '../../server/quantiles.ts'

const ROUNDS = 15
/** The client sums up more notifications than three in ten seconds. */
const BETWEEN = 4_000
/** How often a condition is looked at, in milliseconds. */
const LOOK = 2

const MEASURED = {
  answered: 'the server answers the author',
  told: 'the author has the answer, a colleague is told',
  claimed: 'the server answers a claim, asked directly',
  copied: 'Copy is pressed, the clipboard has the text',
  opened: 'Copy is pressed, the browser opens the post',
} as const

type Times = Record<keyof typeof MEASURED, number[]>

/** Milliseconds until a condition holds. */
async function until(isThere: () => boolean | Promise<boolean>, since = Date.now()): Promise<number> {
  while (!(await isThere())) await wait(LOOK)
  return Date.now() - since
}

const row = (what: string, cells: string[]) =>
  `${what.padEnd(48)}${cells.map((each) => each.padStart(9)).join('')}`

test('from publishing to the clipboard', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  const times: Times = { answered: [], told: [], claimed: [], copied: [], opened: [] }
  const { shown } = desk.notifications
  // Reading it by a program of its own would delay what is measured.
  const clipboard = () => client.app.evaluate((electron) => electron.clipboard.readText())
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(BETWEEN)
    const text = `Round ${round}, well played`
    const begun = Date.now()
    const post = await share(team, `Post ${round}`, [text, `${text} by another band`])
    times.answered.push(post.sharedAt - begun)
    await until(() => shown.some(({ body }) => body.startsWith(`Post ${round}\n`)))
    const told = shown.findLast(({ body }) => body.startsWith(`Post ${round}\n`))!
    times.told.push(Math.max(0, told.at - post.sharedAt))
    const pressed = Date.now()
    desk.notifications.press(told, 'Copy')
    const opened = until(() => desk.browser.opened().at(-1) === post.url, pressed)
    times.copied.push(await until(async () => (await clipboard()).startsWith(text), pressed))
    times.opened.push(await opened)
    const asked = Date.now()
    await team.owner.ask('POST', `/posts/${post.id}/claim-next`).catch(() => undefined)
    times.claimed.push(Date.now() - asked)
  }
  const lines = Object.entries(MEASURED).map(([name, what]) => {
    const of = times[name as keyof Times]
    return row(
      what,
      [0.5, 0.95].map((part) => `${quantile(of, part)} ms`),
    )
  })
  process.stdout.write(`\n${[row(`${ROUNDS} rounds`, ['median', 'p95']), ...lines].join('\n')}\n`)
  expect(times.told).toHaveLength(ROUNDS)
})
