import { create } from 'zustand'
import { TOAST_DELAY_MS, TOAST_DURATION_MS } from '@fanfare/contract/core/rules/limits.ts'

export type ToastType = 'success' | 'error' | 'warning' | 'info'

/** A message above the page. */
export interface ToastMessage {
  type: ToastType
  message: string
  /** In milliseconds. The time stops while the pointer or the focus is in a toast, but not that of its action. */
  duration: number
  /** Replaces the toast with the same one. */
  id?: string
  action?: ToastAction
}

/** A button in a toast, which closes it. It is shown for the duration of the toast. F6 moves the focus to the toasts. */
interface ToastAction {
  label: string
  onPress: () => void
}

/** How a toast differs from a message that is shown for some seconds. */
export type ToastOptions = Partial<Pick<ToastMessage, 'duration' | 'id' | 'action'>>

interface ToastQueue {
  /** Whether there has been a message. The toaster loads before it is shown, so that screen readers know its region. */
  isNeeded: boolean
  /** Messages that no toaster has taken yet. */
  waiting: ToastMessage[]
  /** Whether the action that takes long is still running. */
  isRunning?: () => boolean
}

/** Messages wait here until the toaster has loaded. */
export const useToastQueue = create<ToastQueue>()(() => ({ isNeeded: false, waiting: [] }))

/** Shows a toast after 100 ms, for some seconds. Errors interrupt the screen reader. */
export function toast(type: ToastType, message: string, options?: ToastOptions): void {
  useToastQueue.setState({ isNeeded: true })
  setTimeout(() => {
    useToastQueue.setState(({ waiting }) => ({
      waiting: [...waiting, { type, message, duration: TOAST_DURATION_MS, ...options }],
    }))
  }, TOAST_DELAY_MS)
}

/** Says that an action takes long, while it is running. */
export function sayRunning(isRunning: () => boolean): void {
  useToastQueue.setState({ isNeeded: true, isRunning })
}

/** Removes and returns the waiting messages. */
export function takeToasts(): ToastMessage[] {
  const { waiting } = useToastQueue.getState()
  if (waiting.length > 0) useToastQueue.setState({ waiting: [] })
  return waiting
}
