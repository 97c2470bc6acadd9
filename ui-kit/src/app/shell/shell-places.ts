import type { LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentType } from 'react'

/** A screen that only one shell has, as the account menu offers it. */
export interface ShellPlace {
  to: string
  icon: LucideIcon
  /** Its name, in the language of the interface. */
  Label: ComponentType
}

export const ShellPlacesContext = createContext<readonly ShellPlace[]>([])

/** What the shell adds to the account menu. */
export function useShellPlaces(): readonly ShellPlace[] {
  return use(ShellPlacesContext)
}
