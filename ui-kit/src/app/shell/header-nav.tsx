import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useNavItems } from './nav-items.ts'

const LINK =
  'pressable inline-flex whitespace-nowrap control items-center rounded-md px-2 text-muted hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:text-ink'

export function HeaderNav() {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('nav.main')} className="flex items-center gap-1">
      {useNavItems().map(({ key, to }) => (
        <NavLink key={key} to={to} end={to === '/'} className={LINK}>
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </nav>
  )
}
