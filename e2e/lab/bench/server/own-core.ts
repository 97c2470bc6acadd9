import { spawnSync } from 'node:child_process'

/** Moves this process to a core, and with it the processes that it starts from now on. Needs Linux. */
export function moveToCore(core: number): void {
  const { status, stderr } = spawnSync('taskset', [
    '--all-tasks',
    '--cpu-list',
    '--pid',
    String(core),
    String(process.pid),
  ])
  if (status !== 0) throw new Error(`taskset could not move the load to core ${core}: ${stderr}`)
}
