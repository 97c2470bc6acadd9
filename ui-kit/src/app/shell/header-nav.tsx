import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useSession } from '../../platform/session/use-session.ts'
import { MEMBER_NAV, VISITOR_NAV } from './nav-items.ts'

const LINK =
  'pressable inline-flex control items-center rounded-md px-2.5 text-muted hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** The main navigation in the header. */
export function HeaderNav() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  return (
    <nav aria-label={t('nav.main')} className="flex items-center gap-1">
      {(user === null ? VISITOR_NAV : MEMBER_NAV).map(({ key, to }) => (
        <NavLink key={key} to={to} className={LINK}>
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </nav>
  )
}
