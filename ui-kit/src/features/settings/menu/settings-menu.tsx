import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { MenuList, type MenuListProps } from './menu-list.tsx'
import { MenuStrip } from './menu-strip.tsx'

export interface SettingsMenuProps extends Omit<MenuListProps, 'onGo'> {
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
}

/** The menu beside the settings. Collapsed it leaves its room to the section. */
export function SettingsMenu({ collapsed, onCollapse, ...list }: SettingsMenuProps) {
  const { t } = useTranslation('settings')
  return (
    <nav aria-label={t('menu.label')} className="flex flex-col gap-3">
      {collapsed ? <MenuStrip {...list} /> : <MenuList {...list} />}
      <IconButton
        label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
        icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        className="self-start"
        aria-expanded={!collapsed}
        onClick={() => onCollapse(!collapsed)}
      />
    </nav>
  )
}
