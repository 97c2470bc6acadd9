import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavItems } from './nav-items.ts'

const LINK =
  'pressable control items-center rounded-md px-2.5 text-muted hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** The main navigation in the header. */
export function HeaderNav() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('nav.main')} className="flex items-center gap-1">
      {useNavItems().map(({ key, to, spare }) => (
        <NavLink
          key={key}
          to={to}
          end={to === '/'}
          className={clsx(LINK, spare ? 'hidden lg:inline-flex' : 'inline-flex')}
        >
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </nav>
  )
}
