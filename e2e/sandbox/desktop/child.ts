import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inTime } from './in-time.ts'

const READY_TIMEOUT_MS = 15_000

export interface Child {
  /** The first line of its output. */
  firstLine: string
  stop: () => Promise<void>
}

/** Starts a program and waits for the line it writes once it is ready, on the given file descriptor. */
export async function startChild(
  command: string,
  args: string[],
  { fd = 1, ...options }: SpawnOptions & { fd?: number } = {},
): Promise<Child> {
  const stdio = Array.from({ length: Math.max(3, fd + 1) }, () => 'ignore' as 'ignore' | 'pipe')
  stdio[fd] = 'pipe'
  const child = spawn(command, args, { ...options, stdio })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} exited with ${code} before it was ready`)))
  })
  const lines = createInterface({ input: child.stdio[fd] as NodeJS.ReadableStream })
  const ready = Promise.race([once(lines, 'line'), failed])
  const [firstLine] = (await inTime(ready, READY_TIMEOUT_MS, `${command} was not ready`)) as [string]
  child.removeAllListeners('exit')
  return { firstLine, stop: () => stopChild(child) }
}

/** Ends a program and waits for its exit. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const hard = setTimeout(() => child.kill('SIGKILL'), 3_000)
  await gone
  clearTimeout(hard)
}
