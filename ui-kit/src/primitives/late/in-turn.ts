import { whenIdle } from '../../platform/when-idle.ts'

const waiting = new Set<() => void>()

/**
 * Runs a callback when the browser is idle, after those that were added before it and not in the same idle period: what a
 * list mounts for each of its rows would otherwise be one long task.
 */
export function inTurn(run: () => void): void {
  waiting.add(run)
  if (waiting.size === 1) whenIdle(runNext)
}

function runNext(): void {
  const [run] = waiting
  if (run === undefined) return
  waiting.delete(run)
  run()
  if (waiting.size > 0) whenIdle(runNext)
}
