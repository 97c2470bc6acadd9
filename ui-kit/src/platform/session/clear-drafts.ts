import type { DeviceStorage } from '../device-storage.ts'

/** Where the drafts of a person are kept. */
export const DRAFTS_KEY = 'drafts'

/** Deletes all drafts, as on sign-out. */
export function clearDrafts(storage: DeviceStorage): void {
  storage.remove(DRAFTS_KEY)
}
