import { readFileSync } from 'node:fs'
import { wakeUpsOf } from '../../../../support/desktop/processes.ts'
import { familyOf, pssOf } from '../memory.ts'

/** The kinds of processes of the client. */
export const KINDS = ['main', 'renderers', 'network', 'others'] as const

type Kind = (typeof KINDS)[number]

/** What the processes of one kind did since the sample before. */
export interface Usage {
  /** MB of PSS. */
  memory: number
  /** Wake-ups in each second. */
  wakeUps: number
  /** The part of one processor, in percent. */
  cpu: number
}

/** All processes at one time. */
export interface Sample extends Record<Kind, Usage> {
  posts: number
  total: number
}

const TICKS_PER_SECOND = 100

/** Reads the client whose first process is `pid`; each sample covers the time since the one before. */
export function createSampler(pid: number): (posts: number) => Sample {
  let before = new Map<number, { wakeUps: number; ticks: number }>()
  let readAt = performance.now()
  return (posts) => {
    const seconds = (performance.now() - readAt) / 1000
    readAt += seconds * 1000
    const usages = new Map<Kind, Usage>(KINDS.map((kind) => [kind, { memory: 0, wakeUps: 0, cpu: 0 }]))
    const counts: typeof before = new Map()
    for (const each of familyOf(pid)) {
      const read = readProcess(each)
      if (read === null) continue
      counts.set(each, read)
      const usage = usages.get(read.kind)!
      const { wakeUps, ticks } = before.get(each) ?? { wakeUps: 0, ticks: 0 }
      usage.memory += read.memory
      usage.wakeUps += (read.wakeUps - wakeUps) / seconds
      usage.cpu += (read.ticks - ticks) / TICKS_PER_SECOND / seconds / 0.01
    }
    before = counts
    const total = [...usages.values()].reduce((sum, { memory }) => sum + memory, 0)
    return { posts, total, ...(Object.fromEntries(usages) as Record<Kind, Usage>) }
  }
}

/** What one process uses; null if it has ended meanwhile. */
function readProcess(pid: number) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    // The name of the program, which is left out, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { kind: kindOf(words), memory: pssOf(pid), wakeUps: wakeUpsOf(pid), ticks }
  } catch {
    return null
  }
}

function kindOf(words: string): Kind {
  if (words.includes('NetworkService')) return 'network'
  const type = /--type=([a-z-]+)/.exec(words)?.[1]
  if (type === undefined) return 'main'
  return type === 'renderer' ? 'renderers' : 'others'
}
