import { readFileSync } from 'node:fs'
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
