import { useMemo, type ReactNode } from 'react'
import { LatePopup } from './late/late-popup.tsx'
import { lateCode, withContent } from './late/late-code.ts'
import type { WithContent } from './late/late-content.tsx'
import { useMenuParts } from './late/menu-parts.ts'
import type { MenuProps } from './late/menu-popup.tsx'

export type { MenuProps }

/** The code of a menu. */
export const menuCode = lateCode(() => import('./late/menu-popup.tsx'))

/** A menu that opens from a button. */
export function Menu({ trigger, content, ...menu }: MenuProps & WithContent) {
  const { open, onOpenChange } = menu
  const late = useMemo(() => withContent(menuCode, content), [content])
  return (
    <LatePopup late={late} opens="menu" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ MenuPopup }, standIn) => <MenuPopup {...menu} trigger={standIn} />}
    </LatePopup>
  )
}

/** A separator between groups of items. */
export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator className="mx-2 my-1.5 h-px bg-line" />
}

export interface MenuLabelProps {
  children: ReactNode
}

/** A text above the items of a menu. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <div className="px-2 py-1.5 text-sm text-muted">{children}</div>
}
