import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LogoMark } from '../../primitives/logo.tsx'

export interface HomeLinkProps {
  to: string
  children?: ReactNode
}

/** The logo, linked to the start page. */
export function HomeLink({ to, children }: HomeLinkProps) {
  const { t } = useTranslation('shell')
  return (
    <Link to={to} aria-label={t('nav.home')} className="inline-flex rounded-lg">
      {children ?? <LogoMark />}
    </Link>
  )
}
