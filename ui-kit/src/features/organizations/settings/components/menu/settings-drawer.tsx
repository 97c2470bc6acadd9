import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openedLater } from '../../../../../components/opened-later.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import type { MenuListProps } from './menu-list.tsx'
import type { MenuPanelProps } from './menu-panel.tsx'

const MenuPanel = openedLater<MenuPanelProps>(() => import('./menu-panel.tsx'))

/** The menu on narrow screens. */
export function SettingsDrawer(menu: Omit<MenuListProps, 'onNavigate'>) {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="lg:hidden" onClick={() => setOpen(true)}>
        <span className="sr-only">{t('menu.open')}: </span>
        {t('menu.title')}
        <ChevronDown aria-hidden />
      </Button>
      <MenuPanel {...menu} open={open} onOpenChange={setOpen} />
    </>
  )
}
