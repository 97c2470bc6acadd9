import { Copy, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../primitives/menu-item.tsx'
import { useShareWords, type SharedPost } from './use-share-words.ts'

export interface ShareItemsProps {
  post: SharedPost
  onCopyMessage: (message: string) => void
  onCopyLink: (url: string) => void
}

/** The ways a public post goes round, in the menu of its row. */
export function ShareItems({ post, onCopyMessage, onCopyLink }: ShareItemsProps) {
  const { t } = useTranslation('posts')
  const { message } = useShareWords(post)
  return (
    <>
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => onCopyMessage(message)}>
        {t('sharing.copyMessage')}
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={() => onCopyLink(post.publicUrl)}>
        {t('copyPublicUrl')}
      </MenuItem>
    </>
  )
}
