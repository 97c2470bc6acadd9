import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../platform/use-copied.ts'
import { toast } from '../../../primitives/toast.tsx'

const LONG_ENOUGH_TO_SELECT = 15_000

/** Copies the public address of a post. Where there is no clipboard, the address is at least shown. */
export function useCopyPostLink() {
  const { t } = useTranslation('posts')
  const { copied, copy } = useCopied()
  const copyLink = async (url: string) => {
    const outcome = await copy(url)
    if (outcome === 'failed') toast('warning', t('copyByHand', { url }), LONG_ENOUGH_TO_SELECT)
  }
  return { copied, copyLink }
}
