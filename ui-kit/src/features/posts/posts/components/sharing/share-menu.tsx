import { Copy, Link2, Mail, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import type { ShareData } from '../../../../../platform/platform.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { MenuItem } from '../../../../../primitives/menu-item.tsx'
import { Menu, type MenuProps } from '../../../../../primitives/menu.tsx'
import { mailLink } from './share-message.ts'

export interface ShareMenuProps {
  /** The data for the device's share sheet. */
  sheet: ShareData
  /** The message and the link as one text. */
  message: string
  onCopyMessage: () => void
  onCopyLink: () => void
  label?: string
  /** Opens the menu; a labelled button by default. */
  trigger?: MenuProps['trigger']
}

/** Opens the device's share sheet, or a menu where there is none. */
export function ShareMenu({ sheet, message, onCopyMessage, onCopyLink, ...look }: ShareMenuProps) {
  const { t } = useTranslation('posts')
  const label = look.label ?? t('sharing.share')
  const { openExternal } = usePlatform()
  const { open, onOpenChange } = useShareSheetOrMenu(sheet)
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

function useShareSheetOrMenu(sheet: ShareData) {
  const { share } = usePlatform()
  const [open, setOpen] = useState(false)
  // The menu requests to open more than once per press, and a second sheet would fail.
  const pending = useRef(false)

  const openSheet = async () => {
    if (pending.current) return
    pending.current = true
    const outcome = await share(sheet)
    pending.current = false
    setOpen(outcome === 'unsupported')
  }
  return { open, onOpenChange: (wanted: boolean) => (wanted ? void openSheet() : setOpen(false)) }
}
