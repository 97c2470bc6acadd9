import type { LucideIcon } from 'lucide-react'

/** A row of the command palette. */
export interface PaletteEntry {
  id: string
  label: string
  icon: LucideIcon
  keys: readonly string[]
  run: () => void
}
