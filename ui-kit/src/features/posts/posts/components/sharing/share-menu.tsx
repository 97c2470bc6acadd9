import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../../../platform/platform-context.ts'
import type { ShareData } from '../../../../../platform/platform.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { lateContent } from '../../../../../primitives/late/late-content.tsx'
import { Menu, type MenuProps } from '../../../../../primitives/menu.tsx'
import type { ShareMenuItemsProps } from './share-menu-items.tsx'

const Items = lateContent(() => import('./share-menu-items.tsx'))

export interface ShareMenuProps extends Omit<ShareMenuItemsProps, 'title'> {
  /** The data for the device's share sheet. */
  sheet: ShareData
  label?: string
  /** Opens the menu; a labelled button by default. */
  trigger?: MenuProps['trigger']
}

/** Opens the device's share sheet, or a menu where there is none. */
export function ShareMenu({ sheet, label: given, trigger, ...items }: ShareMenuProps) {
  const { t } = useTranslation('posts')
  const label = given ?? t('sharing.share')
  const { open, onOpenChange } = useShareSheetOrMenu(sheet)
  return (
    <Menu
      label={label}
      align={trigger ? 'end' : 'start'}
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger ?? <Button icon={<Share2 aria-hidden />}>{label}</Button>}
      content={Items.code}
    >
      <Items title={sheet.title} {...items} />
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
