import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../primitives/button.tsx'
import { Drawer } from '../../../../../primitives/drawer.tsx'
import { MenuList, type MenuListProps } from './menu-list.tsx'

/** The menu on narrow screens. */
export function SettingsDrawer(props: Omit<MenuListProps, 'onNavigate'>) {
  const { t } = useTranslation(['settings', 'common'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="lg:hidden" icon={<Menu aria-hidden />} onClick={() => setOpen(true)}>
        <span className="sr-only">{t('menu.open')}: </span>
        {t(`menu.${props.section}`)}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('titleOf', { name: props.organization.name })}
        closeLabel={t('common:actions.close')}
      >
        <nav aria-label={t('menu.label')}>
          <MenuList {...props} onNavigate={() => setOpen(false)} />
        </nav>
      </Drawer>
    </>
  )
}
