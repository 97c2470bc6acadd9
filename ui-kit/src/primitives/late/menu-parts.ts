import type { Menu as Base } from '@base-ui/react/menu'
import { createContext, use } from 'react'

export type MenuParts = typeof Base

export const MenuPartsContext = createContext<MenuParts | null>(null)

/** The parts of the surrounding menu, which load with its code. */
export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (parts === null) throw new Error('This belongs into a Menu')
  return parts
}
