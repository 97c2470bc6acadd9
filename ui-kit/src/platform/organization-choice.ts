import type { DeviceStorage } from './device-storage.ts'

/** The organization chosen on this device, for all its windows. */
export interface OrganizationChoice {
  /** Its id; null when none has been chosen yet. */
  get: () => string | null
  set: (id: string) => void
  /** Subscribes to changes, made here or elsewhere. Returns an unsubscribe function. */
  onChange: (listener: () => void) => () => void
}

/** The key of the choice in the storage of this device; `first-paint.js` reads it too. */
export const CHOICE_KEY = 'current_organization'

/** Keeps the choice in the storage of this device. */
export function deviceOrganizationChoice(storage: DeviceStorage): OrganizationChoice {
  const listeners = new Set<() => void>()
  let chosen = storage.get(CHOICE_KEY)
  return {
    get: () => chosen,
    set: (id) => {
      chosen = id
      storage.set(CHOICE_KEY, id)
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
