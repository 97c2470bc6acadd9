import { whenIdle } from './when-idle.ts'

const waiting: (() => void)[] = []

/**
 * Runs a callback when the browser is idle, after those that were added before it and not in the same idle period: what a
 * list mounts for each of its rows would otherwise be one long task.
 */
export function inTurn(run: () => void): void {
  if (waiting.push(run) === 1) whenIdle(runFirst)
}

function runFirst(): void {
  waiting[0]!()
  waiting.shift()
  if (waiting.length > 0) whenIdle(runFirst)
}
