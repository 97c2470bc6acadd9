import { useTranslation } from 'react-i18next'
import { useCopied } from '../../../../platform/use-copied.ts'
import { toast } from '../../../../primitives/toast.tsx'

const LONG_ENOUGH_TO_SELECT_MS = 15_000

/** Copies the public address of a post. */
export function useCopyPostLink() {
  const { t } = useTranslation('posts')
  const { copied, copyOrShow } = useCopyOrShow((url) => t('copyByHand', { url }))
  return { copied, copyLink: copyOrShow }
}

/** Copies the message a post is shared with. */
export function useCopyMessage() {
  const { t } = useTranslation('posts')
  const { copied, copyOrShow } = useCopyOrShow((message) => t('sharing.byHand', { message }))
  return { copied, copyMessage: copyOrShow }
}

/** Where copying fails, a toast shows the text so that it can be selected. */
function useCopyOrShow(textToShow: (text: string) => string) {
  const { copied, copy } = useCopied()
  const copyOrShow = async (text: string) => {
    const outcome = await copy(text)
    if (outcome === 'failed') toast('warning', textToShow(text), LONG_ENOUGH_TO_SELECT_MS)
  }
  return { copied, copyOrShow }
}
