import * as v from 'valibot'
import type { Pause } from '../../shared/ipc-contract.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'

const HOUR_MS = 3_600_000
/** Longer than any pause: the longest ends at midnight, and a day may have 25 hours. */
const PAUSE_MAX_MS = 25 * HOUR_MS

const schema = v.object({
  until: v.nullable(
    v.pipe(
      v.number(),
      v.check((until) => until - Date.now() <= PAUSE_MAX_MS),
    ),
  ),
})

/** When a pause ends, in milliseconds since the epoch; today ends at local midnight. Null for no pause. */
export function pauseUntil(pause: Pause, now: Date): number | null {
  if (pause === 'off') return null
  if (pause === 'hour') return now.getTime() + HOUR_MS
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}

/** Keeps a pause across restarts, and ends it in time. */
export function createPause(state: State, storage: DeviceStorage): { start: (pause: Pause) => void } {
  const file = storage.file('pause.json', (content) => v.parse(schema, content), { until: null })
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleEnd = () => {
    clearTimeout(timer)
    const { pausedUntil } = state.getState()
    if (pausedUntil === null) return
    timer = setTimeout(() => state.setState({ pausedUntil: null }), Math.max(0, pausedUntil - Date.now()))
  }
  state.setState({ pausedUntil: file.read().until })
  scheduleEnd()
  state.subscribe((now, before) => {
    if (now.pausedUntil === before.pausedUntil) return
    file.write({ until: now.pausedUntil })
    scheduleEnd()
  })
  return { start: (pause) => state.setState({ pausedUntil: pauseUntil(pause, new Date()) }) }
}
