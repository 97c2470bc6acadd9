import { useErrorText } from '../i18n/use-error-text.ts'
import { toast } from '../primitives/toast.tsx'

export interface ToastAction {
  action: () => Promise<unknown>
  /** Said once it is done. */
  done: string
  /** Said before the reason when it fails; without it the reason stands alone. */
  failed?: string
}

/** Runs an action at a press and tells its outcome in a toast. Behind a question, use an ActionDialog. */
export function useToastAction({ action, done, failed }: ToastAction): () => void {
  const errorText = useErrorText()
  const run = async () => {
    try {
      await action()
      toast('success', done)
    } catch (error) {
      toast('error', failed === undefined ? errorText(error) : `${failed}. ${errorText(error)}`)
    }
  }
  return () => void run()
}
