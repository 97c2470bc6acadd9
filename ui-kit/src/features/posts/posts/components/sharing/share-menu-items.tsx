import { Copy, Link2, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import { MenuItem } from '../../../../../primitives/menu-item.tsx'
import { mailLink } from './share-message.ts'

export interface ShareMenuItemsProps {
  title: string
  /** The message and the link as one text. */
  message: string
  onCopyMessage: () => void
  onCopyLink: () => void
}

/** Ways to share a public post. */
export default function ShareMenuItems({ title, message, onCopyMessage, onCopyLink }: ShareMenuItemsProps) {
  const { t } = useTranslation('posts')
  const { openExternal } = usePlatform()
  return (
    <>
      <MenuItem icon={<Copy aria-hidden />} onSelect={onCopyMessage}>
        {t('sharing.copyMessage')}
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={onCopyLink}>
        {t('copyPublicLink')}
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} onSelect={() => openExternal(mailLink(title, message))}>
        {t('sharing.email')}
      </MenuItem>
    </>
  )
}
