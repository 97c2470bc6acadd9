import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Kbd } from './kbd.tsx'
import { useMenuParts } from './late/menu-parts.ts'
import { MENU_ROW } from './menu-row.ts'

export interface MenuItemProps {
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  shortcut?: string
  badge?: ReactNode
  children: ReactNode
}

/** A command in a menu. */
export function MenuItem({ icon, onSelect, danger, disabled, shortcut, badge, children }: MenuItemProps) {
  const { Item } = useMenuParts()
  return (
    <Item onClick={onSelect} disabled={disabled} className={clsx(MENU_ROW, danger && 'text-danger')}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {badge}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </Item>
  )
}

export interface MenuLinkProps {
  /** A screen, or an external link. */
  to: string | ReactElement
  icon?: ReactNode
  children: ReactNode
}

/** A link in a menu. */
export function MenuLink({ to, icon, children }: MenuLinkProps) {
  const { LinkItem } = useMenuParts()
  return (
    <LinkItem closeOnClick render={typeof to === 'string' ? <Link to={to} /> : to} className={MENU_ROW}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </LinkItem>
  )
}
