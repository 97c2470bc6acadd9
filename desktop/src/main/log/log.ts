import { readFileSync } from 'node:fs'
import { EOL, homedir } from 'node:os'
import { join } from 'node:path'
import logger from 'electron-log/node'
import { scrubbed } from './scrubbed.ts'

/** The facts of an event: numbers, codes and names of states. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** The log of the client, one line per event. It never contains texts, tokens or addresses. */
export interface Log {
  info: (event: string, facts?: Facts) => void
  warn: (event: string, facts?: Facts) => void
  /** The last lines of this run and of earlier ones, oldest first. */
  last: (count: number) => string[]
}

/** Bytes after which a log is moved to `fanfare.old.log`, replacing it. */
const BYTES_MAX = 512 * 1024

/** The log in the folder of the client's files. Write errors are ignored. */
export function createLog(folder: string): Log {
  const path = join(folder, 'logs', 'fanfare.log')
  const log = logger.create({ logId: path })
  const { transports } = log
  transports.console.level = false
  transports.file.level = 'info'
  transports.file.resolvePathFn = () => path
  transports.file.maxSize = BYTES_MAX
  transports.file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' }
  transports.file.format = ({ data, level, message }) => [
    `${message.date.toISOString()} ${level} ${data.join(' ')}`,
  ]

  return {
    info: (event, facts = {}) => log.info(lineOf(event, facts)),
    warn: (event, facts = {}) => log.warn(lineOf(event, facts)),
    last: (count) => {
      const all = [path.replace(/\.log$/, '.old.log'), path].flatMap(linesOf)
      return all.slice(-count)
    },
  }
}

function lineOf(event: string, facts: Facts): string {
  const known = Object.entries(facts).map(([name, value]) => `${name}=${value}`)
  return scrubbed([event, ...known].join(' '), homedir())
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split(EOL).filter(Boolean)
  } catch {
    return []
  }
}
