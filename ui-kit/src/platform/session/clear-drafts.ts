import type { DeviceStorage } from '../device-storage.ts'

/** The storage key of the drafts of a user. */
export const DRAFTS_KEY = 'drafts'

/** Deletes all drafts, as on sign-out. */
export function clearDrafts(storage: DeviceStorage): void {
  storage.remove(DRAFTS_KEY)
}
