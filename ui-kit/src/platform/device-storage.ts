/** Small values stored on this device. Never throws: without storage nothing is stored. */
export interface DeviceStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}
