import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../primitives/icon-button.tsx'
import { openLayer } from './shell-store.ts'

/** Opens the drawer, on screens too narrow for the main navigation. */
export function MenuButton() {
  const { t } = useTranslation('shell')
  return (
    <span className="md:hidden">
      <IconButton
        label={t('nav.openMenu')}
        icon={<MenuIcon aria-hidden />}
        onClick={() => openLayer('menu')}
      />
    </span>
  )
}
