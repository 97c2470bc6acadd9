import { useTranslation } from 'react-i18next'
import type { Openable } from '../../../../../components/opened-later.tsx'
import { Drawer } from '../../../../../primitives/drawer.tsx'
import { MenuList, type MenuListProps } from './menu-list.tsx'

export type MenuPanelProps = Openable & Omit<MenuListProps, 'onNavigate'>

/** The menu in a drawer. */
export default function MenuPanel({ open, onOpenChange, ...menu }: MenuPanelProps) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('titleOf', { name: menu.organization.name })}
      closeLabel={t('common:actions.close')}
    >
      <nav aria-label={t('menu.label')}>
        <MenuList {...menu} onNavigate={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  )
}
