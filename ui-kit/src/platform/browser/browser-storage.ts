import type { DeviceStorage } from '../device-storage.ts'

/** Local storage that never throws, even when it is disabled or full. */
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
