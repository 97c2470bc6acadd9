import type { OrganizationChoice } from './organization-choice.ts'
import type { DeviceStorage } from './platform.ts'

const CHOICE_KEY = 'current_organization'

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
