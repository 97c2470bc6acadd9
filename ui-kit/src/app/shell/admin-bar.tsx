import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { ADMIN_BAR } from './admin-bar-style.ts'
import { ADMIN_NAV } from './admin-nav.ts'

const LINK =
  'pressable inline-flex control shrink-0 items-center rounded-md px-2.5 text-muted hover:text-ink aria-[current=page]:bg-ink/6 aria-[current=page]:text-ink'

/** The screens of administrators, above each of them. On narrow screens it scrolls. */
export default function AdminBar() {
  const { t } = useTranslation('shell')
  const bar = useCurrentInView()
  return (
    <nav
      ref={bar}
      aria-label={t('nav.administration')}
      className={`${ADMIN_BAR} overflow-x-auto [scrollbar-width:thin]`}
    >
      <div className="mx-auto h-full max-w-[1040px]">
        <ul className="flex h-full min-w-max items-center gap-1 px-4 sm:px-6">
          {ADMIN_NAV.map(({ key, to }) => (
            <li key={key} className="flex">
              <NavLink to={to} className={LINK}>
                {t(`admin.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Scrolls the link of the current screen, or of the one above it, into view. */
function useCurrentInView() {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = ADMIN_NAV.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to
  useEffect(() => {
    if (current === undefined) return
    const link = bar.current?.querySelector(`[href="${CSS.escape(current)}"]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return bar
}
