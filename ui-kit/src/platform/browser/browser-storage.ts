import type { DeviceStorage } from '../device-storage.ts'

/** Local storage that never throws, even when it is disabled or full. */
export const browserStorage: DeviceStorage = guarded(() => localStorage)

/** Session storage that never throws. */
export const tabStorage: DeviceStorage = guarded(() => sessionStorage)

function guarded(area: () => Storage): DeviceStorage {
  return {
    get: (key) => attempt(() => area().getItem(key)),
    set: (key, value) => void attempt(() => area().setItem(key, value)),
    remove: (key) => void attempt(() => area().removeItem(key)),
  }
}

// With site data blocked, even accessing the storage throws.
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
