import { join } from 'node:path'
import * as v from 'valibot'
import type { State } from '../app/state.ts'
import { jsonFile } from '../files/json-file.ts'

const schema = v.object({ until: v.nullable(v.number()) })

/** Keeps a pause over a restart, and ends it when its time has come. */
export function keepPause(state: State, folder: string): void {
  const file = jsonFile(join(folder, 'pause.json'), (content) => v.parse(schema, content), { until: null })
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    const { pausedUntil } = state.getState()
    if (pausedUntil === null) return
    timer = setTimeout(() => state.setState({ pausedUntil: null }), Math.max(0, pausedUntil - Date.now()))
  }
  state.setState({ pausedUntil: file.read().until })
  wait()
  state.subscribe((now, before) => {
    if (now.pausedUntil === before.pausedUntil) return
    file.write({ until: now.pausedUntil })
    wait()
  })
}
