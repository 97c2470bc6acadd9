import { useErrorText } from '../i18n/use-error-text.ts'
import { toast } from '../primitives/toast.tsx'

export interface SpokenAct {
  act: () => Promise<unknown>
  /** What to say once it is done. */
  done: string
  /** What to say before the reason when it is not; without it the reason stands alone. */
  failed?: string
  onDone?: () => void
}

/** Something that is done at a press: says that it is done, or why it is not. */
export function useSpokenAct({ act, done, failed, onDone }: SpokenAct): () => void {
  const errorText = useErrorText()
  const run = async () => {
    try {
      await act()
      toast('success', done)
      onDone?.()
    } catch (error) {
      toast('error', failed === undefined ? errorText(error) : `${failed}. ${errorText(error)}`)
    }
  }
  return () => void run()
}
