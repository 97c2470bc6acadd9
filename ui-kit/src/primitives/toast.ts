import { create } from 'zustand'
import { TOAST_DELAY_MS, TOAST_DURATION_MS } from '@fanfare/contract/core/rules/limits.ts'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

/** A message above the page. */
export interface ToastMessage {
  type: ToastType
  message: string
  /** In milliseconds. */
  duration: number
}

interface ToastQueue {
  /** Whether there has been a message. The toaster loads before it is shown, so that screen readers know its region. */
  isNeeded: boolean
  /** Messages that no toaster has taken yet. */
  waiting: ToastMessage[]
}

/** Messages wait here until the toaster has loaded. */
export const useToastQueue = create<ToastQueue>()(() => ({ isNeeded: false, waiting: [] }))

/** Shows a toast after 100 ms, for `duration` milliseconds. Errors interrupt the screen reader. */
export function toast(type: ToastType, message: string, duration = TOAST_DURATION_MS): void {
  useToastQueue.setState({ isNeeded: true })
  setTimeout(() => {
    useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, { type, message, duration }] }))
  }, TOAST_DELAY_MS)
}

/** Removes and returns the waiting messages. */
export function takeToasts(): ToastMessage[] {
  const { waiting } = useToastQueue.getState()
  if (waiting.length > 0) useToastQueue.setState({ waiting: [] })
  return waiting
}
