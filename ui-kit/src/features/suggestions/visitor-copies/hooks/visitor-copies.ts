import * as v from 'valibot'
import { create } from 'zustand'
import { VISITOR_CLAIM_HOURS } from '@fanfare/contract/core/rules/limits.ts'
import type { DeviceStorage } from '../../../../platform/device-storage.ts'

export const VISITOR_COPIES_KEY = 'visitor_copies'

/** Older copies are dropped. */
const COPIES_MAX = 10
/** The claim of a visitor ends after this time. Others may copy the text then. */
const LIFETIME_MS = VISITOR_CLAIM_HOURS * 3_600_000

const schema = v.object({
  /** Of the suggestion. */
  id: v.string(),
  text: v.string(),
  /** Of the post; null if it is sensitive. */
  title: v.nullable(v.string()),
  /** Of the page of the post. */
  path: v.pipe(v.string(), v.startsWith('/public/')),
  host: v.string(),
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  /** When it was copied, in milliseconds. */
  at: v.number(),
})

/** A suggestion that a visitor has copied. */
export type VisitorCopy = v.InferOutput<typeof schema>

interface VisitorCopies {
  copies: readonly VisitorCopy[]
}

/** The latest copies of visitors in this browser, newest first. Empty until they are loaded. */
export const useVisitorCopies = create<VisitorCopies>()(() => ({ copies: [] }))

export function loadVisitorCopies(storage: DeviceStorage): void {
  useVisitorCopies.setState({ copies: read(storage) })
}

export function keepVisitorCopy(storage: DeviceStorage, copy: VisitorCopy): void {
  write(storage, [copy, ...without(storage, copy.id)].slice(0, COPIES_MAX))
}

export function forgetVisitorCopy(storage: DeviceStorage, id: string): void {
  write(storage, without(storage, id))
}

export function forgetVisitorCopies(storage: DeviceStorage): void {
  write(storage, [])
}

// Reads them again, because another tab may have changed them.
const without = (storage: DeviceStorage, id: string) => read(storage).filter((copy) => copy.id !== id)

function write(storage: DeviceStorage, copies: readonly VisitorCopy[]): void {
  if (copies.length === 0) storage.remove(VISITOR_COPIES_KEY)
  else storage.set(VISITOR_COPIES_KEY, JSON.stringify(copies))
  useVisitorCopies.setState({ copies })
}

function read(storage: DeviceStorage): VisitorCopy[] {
  try {
    const result = v.safeParse(v.array(schema), JSON.parse(storage.get(VISITOR_COPIES_KEY) ?? '[]'))
    const after = Date.now() - LIFETIME_MS
    return result.success ? result.output.filter(({ at }) => at > after).slice(0, COPIES_MAX) : []
  } catch {
    return []
  }
}
