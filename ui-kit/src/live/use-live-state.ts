import { create } from 'zustand'
import type { LiveState } from './stream.ts'

export interface Live {
  state: LiveState
  /** The connection broke and is not back yet. */
  lost: boolean
}

/** How the event stream is doing. Written by the app, read by whoever shows it. */
export const useLiveState = create<Live>()(() => ({ state: 'closed', lost: false }))
