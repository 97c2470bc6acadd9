import { readFileSync } from 'node:fs'
import type { Client } from './client.ts'

/** What the kernel says of the processes that draw the client's windows, by the name of the field. */
export async function renderersOf({ app }: Client, field: string): Promise<string[]> {
  const pids = await app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((each) => each.getOSProcessId()),
  )
  return pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
  })
}
