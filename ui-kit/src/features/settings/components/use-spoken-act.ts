import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'

export interface SpokenAct {
  act: () => Promise<unknown>
  /** What to say once it is done. */
  done: string
  onDone?: () => void
}

/** Something that is done at a press: says that it is done, or why it is not. */
export function useSpokenAct({ act, done, onDone }: SpokenAct): () => void {
  const errorText = useErrorText()
  const run = async () => {
    try {
      await act()
      toast('success', done)
      onDone?.()
    } catch (error) {
      toast('error', errorText(error))
    }
  }
  return () => void run()
}
