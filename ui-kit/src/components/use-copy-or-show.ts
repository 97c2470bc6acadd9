import { useCopied } from '../platform/use-copied.ts'
import { toast } from '../primitives/toast.ts'

const LONG_ENOUGH_TO_SELECT_MS = 15_000

/** Copies a text. Where that fails, a toast shows the text so that it can be selected and copied by hand. */
export function useCopyOrShow(textToShow: (text: string) => string) {
  const { copied, copy } = useCopied()
  const copyOrShow = async (text: string) => {
    const outcome = await copy(text)
    if (outcome === 'failed') toast('warning', textToShow(text), { duration: LONG_ENOUGH_TO_SELECT_MS })
  }
  return { copied, copyOrShow }
}
