import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../primitives/button-style.ts'
import { openLayer } from './shell-store.ts'

/** Opens the drawer, on screens too narrow for the main navigation. Touch screens have no tooltip. */
export function MenuButton() {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      aria-label={t('nav.openMenu')}
      onClick={() => openLayer('menu')}
      className={clsx(buttonClass({ variant: 'ghost' }), 'aspect-square px-0! md:hidden')}
    >
      <MenuIcon aria-hidden />
    </button>
  )
}
