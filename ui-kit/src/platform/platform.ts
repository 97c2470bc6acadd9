/** Small values this device remembers. Never throws: where there is no storage, nothing is remembered. */
export interface DeviceStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export interface ShareData {
  title: string
  text?: string
  url: string
}

export type CopyOutcome = 'copied' | 'failed'
export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported'
export type SaveOutcome = 'saved' | 'cancelled' | 'failed'

/** What the kit asks of the place it runs in. Asking answers with an outcome, not with an exception. */
export interface Platform {
  kind: 'web' | 'desktop'
  copy: (text: string) => Promise<CopyOutcome>
  /** The share sheet of the system. */
  share: (data: ShareData) => Promise<ShareOutcome>
  /** Keeps a file where the person keeps theirs. */
  saveFile: (name: string, content: Blob) => Promise<SaveOutcome>
  /** Opens a link outside the product. Only http, https and mailto leave. */
  openExternal: (url: string) => void
  storage: DeviceStorage
}
