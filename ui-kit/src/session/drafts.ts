import * as v from 'valibot'
import type { DeviceStorage } from '../platform/platform.ts'

const KEY = 'drafts'
/** What is older than so many others will not be missed. */
const KEPT = 20

const kept = v.object({ userId: v.string(), drafts: v.array(v.tuple([v.string(), v.unknown()])) })

/** What a person has begun to write on this device and not sent yet. */
export interface Drafts {
  /** What was kept at a place; undefined when nothing was. Whoever asks checks its shape. */
  read: (place: string) => unknown
  keep: (place: string, draft: object) => void
  drop: (place: string) => void
}

/** The drafts of one person. Those of somebody who was here before are not shown, and gone with the first new one. */
export function draftsOf(storage: DeviceStorage, userId: string): Drafts {
  const readAll = () => {
    const found = parse(storage.get(KEY))
    return found?.userId === userId ? found.drafts : []
  }
  const write = (drafts: [string, unknown][]) => {
    if (drafts.length === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify({ userId, drafts: drafts.slice(-KEPT) }))
  }
  const others = (place: string) => readAll().filter(([name]) => name !== place)
  return {
    read: (place) => readAll().find(([name]) => name === place)?.[1],
    keep: (place, draft) => write([...others(place), [place, draft]]),
    drop: (place) => write(others(place)),
  }
}

/** Nothing of what was written stays on a device that somebody leaves. */
export function forgetDrafts(storage: DeviceStorage): void {
  storage.remove(KEY)
}

function parse(text: string | null): v.InferOutput<typeof kept> | undefined {
  try {
    const result = v.safeParse(kept, JSON.parse(text ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
