import { Copy, Link2, Mail, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../platform/platform-context.ts'
import type { ShareData } from '../../../platform/platform.ts'
import { Button } from '../../../primitives/button.tsx'
import { MenuItem } from '../../../primitives/menu-item.tsx'
import { Menu, type MenuProps } from '../../../primitives/menu.tsx'
import { mailLink } from './mail-link.ts'
import { useSheetOrMenu } from './use-sheet-or-menu.ts'

export interface ShareMenuProps {
  /** What the share sheet of the device is given. */
  sheet: ShareData
  /** Everything in one text. */
  message: string
  onCopyMessage: () => void
  onCopyLink: () => void
  label?: string
  /** What opens it, where that is not a button with the word. */
  trigger?: MenuProps['trigger']
}

/** Shares by the sheet of the device; where there is none, a menu offers what can be done instead. */
export function ShareMenu({ sheet, message, onCopyMessage, onCopyLink, ...look }: ShareMenuProps) {
  const { t } = useTranslation('posts')
  const label = look.label ?? t('sharing.share')
  const { openExternal } = usePlatform()
  const { open, onOpenChange } = useSheetOrMenu(sheet)
  return (
    <Menu
      label={label}
      align={look.trigger ? 'end' : 'start'}
      open={open}
      onOpenChange={onOpenChange}
      trigger={look.trigger ?? <Button icon={<Share2 aria-hidden />}>{label}</Button>}
    >
      <MenuItem icon={<Copy aria-hidden />} onSelect={onCopyMessage}>
        {t('sharing.copyMessage')}
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={onCopyLink}>
        {t('copyPublicLink')}
      </MenuItem>
      <MenuItem icon={<Mail aria-hidden />} onSelect={() => openExternal(mailLink(sheet.title, message))}>
        {t('sharing.email')}
      </MenuItem>
    </Menu>
  )
}
