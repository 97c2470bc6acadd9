import type { DeviceStorage } from './platform.ts'

const CHOICE_KEY = 'current_organization'

/** Which organization this device works in, for all its windows. */
export interface OrganizationChoice {
  /** The id of the chosen one; null where nobody has chosen yet. */
  get: () => string | null
  set: (id: string) => void
  /** Says that another one was chosen, here or elsewhere. Answers how to stop listening. */
  onChange: (listener: () => void) => () => void
}

/** Keeps the choice among the small values of the device. */
export function organizationChoiceIn(storage: DeviceStorage): OrganizationChoice {
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
