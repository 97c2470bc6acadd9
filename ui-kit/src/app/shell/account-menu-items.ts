import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType } from 'react'

/** A link in the account menu to a screen that only one client has. */
export interface AccountMenuItem {
  to: string
  icon: LucideIcon
  /** Its translated name. */
  Label: ComponentType
}

export const AccountMenuItemsContext = createContext<readonly AccountMenuItem[]>([])

/** The links the client adds to the account menu. */
export function useAccountMenuItems(): readonly AccountMenuItem[] {
  return use(AccountMenuItemsContext)
}
