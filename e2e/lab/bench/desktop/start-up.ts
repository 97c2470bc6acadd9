import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopChild } from '../../../sandbox/desktop/child.ts'
import { setUpDesk, type Desk } from '../../../sandbox/desktop/desk.ts'
import { memoryOf } from './memory.ts'

/** Starts the client and a bare Electron in turn, and prints the medians and their difference. */
const ROUNDS = 7
const SETTLE = 2_500
const program = process.env.ELECTRON_BIN!
const [uid, gid] = (process.env.BENCH_AS ?? '').split(':').map(Number)
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const HELLO = at('hello')
const CLIENT = at('../../../../desktop')

function launch(desk: Desk, folder: string, ...words: string[]): ChildProcess {
  const data = mkdtempSync(join(desk.folder, 'data-'))
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid)
  return spawn(
    program,
    ['--disable-gpu', '--password-store=basic', `--user-data-dir=${data}`, folder, ...words],
    {
      env: { ...desk.env, HOME: data, XDG_RUNTIME_DIR: data },
      stdio: 'ignore',
      ...(uid !== undefined && { uid, gid }),
    },
  )
}

/** Milliseconds until a condition holds, as long as the program runs: a busy machine may need very long. */
async function until(isThere: () => boolean, child: ChildProcess): Promise<number> {
  const started = performance.now()
  while (!isThere()) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}`)
    await new Promise((later) => setTimeout(later, 4))
  }
  return performance.now() - started
}

const hasWindow = (desk: Desk, title: string) => () => {
  try {
    return desk.press('search', '--onlyvisible', '--name', `^${title}$`).trim() !== ''
  } catch {
    return false
  }
}

async function round(folder: string, title: string) {
  const desk = await setUpDesk({ shared: true })
  const child = launch(desk, folder)
  const shown = await until(hasWindow(desk, title), child)
  await new Promise((later) => setTimeout(later, SETTLE))
  const memory = memoryOf(child.pid!)
  await stopChild(child)
  await desk.stop()
  return { shown, memory }
}

async function trayRound() {
  const desk = await setUpDesk({ shared: true })
  const child = launch(desk, CLIENT, '--hidden')
  const tray = await until(() => desk.items() > 0, child)
  await new Promise((later) => setTimeout(later, SETTLE))
  const memory = memoryOf(child.pid!)
  await stopChild(child)
  await desk.stop()
  return { tray, memory }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

const hello: Awaited<ReturnType<typeof round>>[] = []
const client: Awaited<ReturnType<typeof round>>[] = []
const hidden: Awaited<ReturnType<typeof trayRound>>[] = []
for (let nth = 0; nth < ROUNDS; nth += 1) {
  hello.push(await round(HELLO, 'Hello'))
  client.push(await round(CLIENT, 'Fanfare'))
  hidden.push(await trayRound())
}

const of = (rounds: Array<{ memory: number | null }>) => rounds.map(({ memory }) => memory ?? Number.NaN)
const shown = (rounds: typeof hello) => rounds.map((each) => each.shown)

/** The median, and the fastest or smallest, which says more on a busy machine; each also compared with another program. */
function row(what: string, unit: string, values: number[], bare?: number[]): string {
  const cells = [median, (numbers: number[]) => Math.min(...numbers)].map((choose) => {
    const ratio = bare === undefined ? '' : `${(choose(values) / choose(bare)).toFixed(2)} ×`
    return `${`${choose(values).toFixed(0)} ${unit}`.padStart(10)}${ratio.padStart(8)}`
  })
  return what.padEnd(34) + cells.join('')
}

const lines = [
  `${`${ROUNDS} rounds`.padEnd(34)}${'median'.padStart(10)}${'least'.padStart(18)}`,
  row('window shown, bare Electron', 'ms', shown(hello)),
  row('window shown, Fanfare', 'ms', shown(client), shown(hello)),
  row(
    'in the tray, started hidden',
    'ms',
    hidden.map(({ tray }) => tray),
  ),
  row('memory (PSS), bare Electron', 'MB', of(hello)),
  row('memory (PSS), Fanfare', 'MB', of(client), of(hello)),
  row('memory (PSS), in the tray only', 'MB', of(hidden), of(hello)),
]
process.stdout.write(`${lines.join('\n')}\n`)
