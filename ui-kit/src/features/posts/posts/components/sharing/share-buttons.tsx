import { Check, Copy, Link2, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../primitives/button.tsx'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { ShareMenu } from './share-menu.tsx'
import { useCopyMessage, useCopyPostLink } from './use-copy-post.ts'
import { useShareMessage, type SharedPost } from './use-share-message.ts'

export interface ShareButtonsProps {
  post: SharedPost
}

/** Shares a public post: copies the message or the link, or opens the device's share sheet. */
export function ShareButtons({ post }: ShareButtonsProps) {
  const { t } = useTranslation('posts')
  const { message, withoutLink } = useShareMessage(post)
  const messageCopy = useCopyMessage()
  const linkCopy = useCopyPostLink()
  const done = <Check aria-hidden className="text-ok" />
  const { title, publicUrl } = post
  const copyMessage = () => void messageCopy.copyMessage(message)
  const copyLink = () => void linkCopy.copyLink(publicUrl)
  return (
    <>
      <Button icon={messageCopy.copied ? done : <Copy aria-hidden />} onClick={copyMessage}>
        {messageCopy.copied ? t('sharing.messageCopied') : t('sharing.copyMessage')}
      </Button>
      <Button icon={linkCopy.copied ? done : <Link2 aria-hidden />} onClick={copyLink}>
        {linkCopy.copied ? t('linkCopied') : t('copyPublicLink')}
      </Button>
      <ShareMenu
        sheet={{ title, text: withoutLink, url: publicUrl }}
        message={message}
        onCopyMessage={copyMessage}
        onCopyLink={copyLink}
      />
    </>
  )
}

export interface ShareIconButtonProps {
  post: SharedPost
  onCopyMessage: (message: string) => void
  onCopyLink: (url: string) => void
}

/** The share buttons behind one icon, for a row of a list. */
export function ShareIconButton({ post, onCopyMessage, onCopyLink }: ShareIconButtonProps) {
  const { t } = useTranslation('posts')
  const { message, withoutLink } = useShareMessage(post)
  const { title, publicUrl } = post
  const label = t('sharing.shareNamed', { title })
  return (
    <ShareMenu
      sheet={{ title, text: withoutLink, url: publicUrl }}
      message={message}
      onCopyMessage={() => onCopyMessage(message)}
      onCopyLink={() => onCopyLink(publicUrl)}
      label={label}
      trigger={<IconButton label={label} size="sm" icon={<Share2 aria-hidden />} />}
    />
  )
}
