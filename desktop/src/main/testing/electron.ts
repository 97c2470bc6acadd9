/** Stands where Electron would be, for tests of what needs none of it. */
export const Notification = { isSupported: () => false }
