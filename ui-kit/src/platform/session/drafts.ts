import * as v from 'valibot'
import type { DeviceStorage } from '../device-storage.ts'
import { DRAFTS_KEY } from './clear-drafts.ts'

/** The number of drafts that are kept; older ones are dropped. */
const DRAFTS_MAX = 20

const schema = v.object({ userId: v.string(), drafts: v.array(v.tuple([v.string(), v.unknown()])) })

/** Unsent texts of a user on this device. */
export interface Drafts {
  /** The draft with this name; undefined when there is none. The caller validates it. */
  read: (name: string) => unknown
  save: (name: string, draft: object) => void
  remove: (name: string) => void
}

/** The drafts of one user. Drafts of another user on this device are hidden, and replaced by the first new one. */
export function draftsOf(storage: DeviceStorage, userId: string): Drafts {
  const readAll = () => {
    const found = parse(storage.get(DRAFTS_KEY))
    return found?.userId === userId ? found.drafts : []
  }
  const write = (drafts: [string, unknown][]) => {
    if (drafts.length === 0) storage.remove(DRAFTS_KEY)
    else storage.set(DRAFTS_KEY, JSON.stringify({ userId, drafts: drafts.slice(-DRAFTS_MAX) }))
  }
  const others = (name: string) => readAll().filter(([other]) => other !== name)
  return {
    read: (name) => readAll().find(([other]) => other === name)?.[1],
    save: (name, draft) => write([...others(name), [name, draft]]),
    remove: (name) => write(others(name)),
  }
}

function parse(text: string | null): v.InferOutput<typeof schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
