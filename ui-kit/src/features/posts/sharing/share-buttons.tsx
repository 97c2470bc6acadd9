import { Check, Copy, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useCopyPostLink } from '../components/use-copy-post-link.ts'
import { ShareMenu } from './share-menu.tsx'
import { useCopyMessage } from './use-copy-message.ts'
import { useShareWords, type SharedPost } from './use-share-words.ts'

export interface ShareButtonsProps {
  post: SharedPost
}

/** The ways a public post goes round: its message, its link, or whatever the device offers. */
export function ShareButtons({ post }: ShareButtonsProps) {
  const { t } = useTranslation('posts')
  const { message, words } = useShareWords(post)
  const own = useCopyMessage()
  const link = useCopyPostLink()
  const done = <Check aria-hidden className="text-ok" />
  const { title, publicUrl } = post
  return (
    <>
      <Button icon={own.copied ? done : <Copy aria-hidden />} onClick={() => void own.copyMessage(message)}>
        {own.copied ? t('sharing.messageCopied') : t('sharing.copyMessage')}
      </Button>
      <Button icon={link.copied ? done : <Link2 aria-hidden />} onClick={() => void link.copyLink(publicUrl)}>
        {link.copied ? t('linkCopied') : t('copyPublicLink')}
      </Button>
      <ShareMenu
        sheet={{ title, text: words, url: publicUrl }}
        message={message}
        onCopyMessage={() => void own.copyMessage(message)}
        onCopyLink={() => void link.copyLink(publicUrl)}
      />
    </>
  )
}
