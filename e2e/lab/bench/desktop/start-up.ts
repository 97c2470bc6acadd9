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

const of = (rounds: Array<{ memory: number | null }>) =>
  median(rounds.map(({ memory }) => memory ?? Number.NaN))
const shown = {
  hello: median(hello.map((each) => each.shown)),
  client: median(client.map((each) => each.shown)),
}
const lines = [
  ['window shown, bare Electron', `${shown.hello.toFixed(0)} ms`],
  ['window shown, Fanfare', `${shown.client.toFixed(0)} ms`, `${(shown.client / shown.hello).toFixed(2)} ×`],
  ['in the tray, started hidden', `${median(hidden.map(({ tray }) => tray)).toFixed(0)} ms`],
  ['memory (PSS), bare Electron', `${of(hello).toFixed(0)} MB`],
  ['memory (PSS), Fanfare', `${of(client).toFixed(0)} MB`, `${(of(client) / of(hello)).toFixed(2)} ×`],
  [
    'memory (PSS), in the tray only',
    `${of(hidden).toFixed(0)} MB`,
    `${(of(hidden) / of(hello)).toFixed(2)} ×`,
  ],
]
process.stdout.write(
  `${lines.map(([what, value, ratio = '']) => `${what!.padEnd(34)}${value!.padStart(9)}${ratio.padStart(10)}`).join('\n')}\n`,
)
