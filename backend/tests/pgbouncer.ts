import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, temporaryDataDir } from './environment.js'
import { projectFile } from './project.js'

const PAGE = 'docs/guide/operators/pooling.md'
const PROGRAM = 'pgbouncer'
/** It refuses to run as root. */
const USER = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
const PATH = `${process.env.PATH}:/usr/sbin`

/** Whether PgBouncer is installed. */
export const hasPgBouncer = spawnSync(PROGRAM, ['--version'], { env: { PATH } }).status === 0

/** The example of the guide, adapted to this server and its databases. */
function configurationFor(server: URL, port: number, users: string): string {
  const example = /```ini\n(\[databases\][\s\S]*?)```/.exec(readFileSync(projectFile(PAGE), 'utf8'))![1]!
  const settings: [RegExp, string][] = [
    [/^fanfare = .*$/m, `* = host=${server.hostname} port=${server.port}`],
    [/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_file = .*$/m, `auth_file = ${users}`],
    [/^auth_type = .*$/m, server.password === '' ? 'auth_type = trust' : '$&'],
  ]
  return settings.reduce((text, [line, by]) => {
    if (!line.test(text)) throw new Error(`${PAGE} has no line like ${line}`)
    return text.replace(line, by)
  }, example)
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(25)
  }
  throw new Error('PgBouncer did not start')
}

/** Starts PgBouncer in front of a PostgreSQL server, with the configuration of the guide. Returns the address of a database behind it. */
export async function startPgBouncer(database: string) {
  const server = new URL(database)
  const folder = temporaryDataDir()
  chmodSync(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configurationFor(server, port, users))
  const child = spawn(PROGRAM, [...USER, file], { env: { PATH }, stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  await untilOpen(port)
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
