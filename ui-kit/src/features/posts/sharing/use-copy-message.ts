import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../platform/use-copied.ts'
import { toast } from '../../../primitives/toast.tsx'

const LONG_ENOUGH_TO_SELECT = 15_000

/** Copies the message a post is shared with. Where there is no clipboard, it is at least shown. */
export function useCopyMessage() {
  const { t } = useTranslation('posts')
  const { copied, copy } = useCopied()
  const copyMessage = async (message: string) => {
    const outcome = await copy(message)
    if (outcome === 'failed') toast('warning', t('sharing.byHand', { message }), LONG_ENOUGH_TO_SELECT)
  }
  return { copied, copyMessage }
}
