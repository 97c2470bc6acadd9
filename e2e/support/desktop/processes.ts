import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Client } from './client.ts'

/** A field of `/proc/<pid>/status` for each renderer process of the client. */
export async function renderersOf({ app }: Client, field: string): Promise<string[]> {
  const pids = await app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((each) => each.getOSProcessId()),
  )
  return pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
  })
}

/** The names of the programs that a process has started and that still run. */
export function childrenOf(pid: number): string[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map((child) => readFileSync(`/proc/${child}/comm`, 'utf8').trim())
}

/** How often the threads of a process have woken up so far: after each wait they give the processor back themselves. */
export function wakeUpsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/status`)
  return threads.reduce((sum, file) => {
    const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return sum + Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1] ?? 0)
  }, 0)
}
