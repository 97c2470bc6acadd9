import { useRef } from 'react'
import { joinSentences } from '../i18n/join-sentences.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { toast } from '../primitives/toast.ts'

export interface ToastAction {
  action: () => Promise<unknown>
  /** The success message; none for an action that says so itself, as one that can be undone. */
  done?: string
  /** The error message, shown before the reason; without it only the reason is shown. */
  failed?: string
}

/** Runs an action, once at a time, and shows its outcome in a toast. For an action with a confirmation, use ActionDialog. */
export function useToastAction({ action, done, failed }: ToastAction): () => void {
  const errorText = useErrorText()
  // The second click of a double click comes before the render that shows the action as pending.
  const running = useRef(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    try {
      await action()
      if (done !== undefined) toast('success', done)
    } catch (error) {
      toast('error', failed === undefined ? errorText(error) : joinSentences(failed, errorText(error)))
    } finally {
      running.current = false
    }
  }
  return () => void run()
}
