import { readdirSync, readFileSync } from 'node:fs'

/** The memory of a process and its descendants, in MB of PSS; null if it is not readable, as for non-root users. */
export function memoryOf(pid: number): number | null {
  try {
    return familyOf(pid).reduce((sum, each) => sum + pssOf(each), 0)
  } catch {
    return null
  }
}

/** A process and its descendants. */
export function familyOf(pid: number): number[] {
  const family = new Set([pid])
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  for (const _ of parents) for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  return [...family]
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    // The process has ended.
    return 0
  }
}

/** The memory of one process in MB: its own, and its part of what it shares. Throws if it is not readable. */
export const pssOf = (pid: number) =>
  Number(/^Pss:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
