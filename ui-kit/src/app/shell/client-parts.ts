import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType } from 'react'

/** A link in the account menu to a screen that only one client has. */
export interface AccountMenuItem {
  to: string
  icon: LucideIcon
  /** Its translated name. */
  Label: ComponentType
}

/** What a client adds to the shell. */
export interface ClientParts {
  accountMenuItems?: readonly AccountMenuItem[]
  /** The start of the header, in place of the logo of signed-in users. */
  toolbar?: ComponentType
}

export const ClientPartsContext = createContext<ClientParts>({})

/** What the client adds to the shell. */
export function useClientParts(): ClientParts {
  return use(ClientPartsContext)
}
