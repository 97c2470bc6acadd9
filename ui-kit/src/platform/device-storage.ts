/** Small values kept on this device. Never throws: without storage nothing is kept. */
export interface DeviceStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}
