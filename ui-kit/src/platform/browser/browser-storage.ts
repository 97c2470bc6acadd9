import type { DeviceStorage } from '../platform.ts'

/** Local storage that never throws: it may be switched off or full, and then nothing is remembered. */
export const browserStorage: DeviceStorage = {
  get: (key) => attempt(() => localStorage.getItem(key)),
  set: (key, value) => void attempt(() => localStorage.setItem(key, value)),
  remove: (key) => void attempt(() => localStorage.removeItem(key)),
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
