import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort, temporaryDataDir } from './environment.js'
import { EXTENSION, LOADER } from './project.js'

/** The root of the tested application: the build, or the sources. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The arguments of Node that start a server there. */
export const SERVER = [...LOADER, `bin/server${EXTENSION}`]

export type Environment = Record<string, string>

/** The environment of a production server with its own data folder and the database of the tests. */
export async function productionEnvironment(extra: Environment): Promise<Environment> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    TZ: 'UTC',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    APP_URL: 'http://fanfare.test',
    DATA_DIR: temporaryDataDir(),
    APP_KEY: process.env.APP_KEY ?? '',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    LIMIT_ANONYMOUS: '100000',
    LIMIT_CREDENTIALS: '100000',
    ...extra,
  }
}

/** How a process has ended. */
export interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs a command without blocking this process: its own server has to notice connections that time out. */
export function run([program, ...args]: string[], env: Environment, timeout = 0): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: ROOT, env, timeout, maxBuffer: 1 << 26 }
    const child = execFile(program!, args, options, (_error, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    )
  })
}

/** Runs a console command, optionally through another command that executes its arguments (`through`). */
export const runCommand = (args: string[], env: Environment, through: string[] = []): Promise<Ended> =>
  run([...through, 'node', 'ace.js', ...args], env)
