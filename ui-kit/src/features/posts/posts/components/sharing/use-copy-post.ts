import { useTranslation } from 'react-i18next'
import { useCopyOrShow } from '../../../../../components/use-copy-or-show.ts'

export function useCopyPostLink() {
  const { t } = useTranslation('posts')
  const { copied, copyOrShow } = useCopyOrShow((url) => t('copyByHand', { url }))
  return { copied, copyLink: copyOrShow }
}

export function useCopyMessage() {
  const { t } = useTranslation('posts')
  const { copied, copyOrShow } = useCopyOrShow((message) => t('sharing.byHand', { message }))
  return { copied, copyMessage: copyOrShow }
}
