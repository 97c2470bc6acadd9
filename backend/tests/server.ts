import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { hasAdministrator } from '#identity/users/repositories/administrators'
import { makeUser } from './factories/user_factory.js'
import { isOfTests, prepareDatabase } from './prepared_database.js'
import { productionEnvironment, ROOT, run, runCommand, SERVER, type Environment } from './product_process.js'

/** A server process, as in production. */
export interface RunningServer {
  url: string
  /** Its output so far. */
  output: () => string
  /** Sends a signal; SIGSTOP and SIGCONT pause the process. */
  signal: (name: NodeJS.Signals) => void
  /** Sends SIGTERM and returns the exit code. */
  stop: () => Promise<number | null>
}

function follow(child: ChildProcess): () => string {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return () => output
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await wait(25)
  }
  throw new Error(`The server did not start: ${output()}`)
}

/** Starts a server with an invalid environment and returns how it ended. */
export async function failToStart(extra: Environment, through: string[] = []) {
  return run([...through, 'node', ...SERVER], await productionEnvironment(extra), 30_000)
}

/** Runs `prepare` with an invalid environment and returns how it ended. */
export async function failToPrepare(extra: Environment, through: string[] = []) {
  return runCommand(['prepare'], await productionEnvironment(extra), through)
}

/** Runs a console command in this environment. */
export async function runCommandOf(extra: Environment, ...args: string[]) {
  return runCommand(args, await productionEnvironment(extra))
}

/** Runs `prepare` in several environments at the same time and returns how each ended. */
export const prepareAtOnce = (environments: Environment[]) =>
  Promise.all(environments.map((extra) => runCommandOf(extra, 'prepare')))

/**
 * Starts a server with its own database; on PostgreSQL with that of the tests, unless `extra` has another. There is an
 * administrator, so that others can sign up.
 */
export async function startServer(extra: Environment = {}): Promise<RunningServer> {
  const env = await productionEnvironment(extra)
  await prepareDatabase(env)
  if (isOfTests(env) && !(await hasAdministrator())) await makeUser({ isAdmin: true })
  const child = spawn('node', SERVER, { cwd: ROOT, env })
  // Also stops the server of a test that fails early.
  process.once('exit', () => child.kill('SIGKILL'))
  const output = follow(child)
  const url = `http://127.0.0.1:${env.PORT}`
  await untilReady(url, child, output)
  return {
    url,
    output,
    signal: (name) => void child.kill(name),
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}
