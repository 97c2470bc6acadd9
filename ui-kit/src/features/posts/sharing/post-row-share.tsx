import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useShareWords, type SharedPost } from './use-share-words.ts'

export interface PostRowShareProps {
  post: SharedPost
  onCopyMessage: (message: string) => void
  onCopyLink: (url: string) => void
}

/** The ways a public post goes round, in its row of the list. */
export function PostRowShare({ post, onCopyMessage, onCopyLink }: PostRowShareProps) {
  const { t } = useTranslation('posts')
  const { message, words } = useShareWords(post)
  const { title, publicUrl } = post
  const label = t('sharing.shareNamed', { title })
  return (
    <ShareMenu
      sheet={{ title, text: words, url: publicUrl }}
      message={message}
      onCopyMessage={() => onCopyMessage(message)}
      onCopyLink={() => onCopyLink(publicUrl)}
      label={label}
      trigger={<IconButton label={label} size="sm" icon={<Share2 aria-hidden />} />}
    />
  )
}
