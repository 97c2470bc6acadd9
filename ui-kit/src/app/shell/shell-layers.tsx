import { lazy, Suspense, useState } from 'react'
import { useShell, type ShellLayer } from './shell-store.ts'

const CommandPalette = lazy(() => import('../palette/command-palette.tsx'))
const MobileMenu = lazy(() => import('./mobile-menu.tsx'))
const ShortcutHelp = lazy(() => import('../shortcuts/shortcut-help.tsx'))

const NOTHING: ReadonlySet<ShellLayer> = new Set()

/** What opens above the page. Each is fetched when it opens first, and stays for its way out. */
export function ShellLayers() {
  const layer = useShell((shell) => shell.layer)
  const [wanted, setWanted] = useState(NOTHING)
  if (!wanted.has(layer)) setWanted(new Set([...wanted, layer]))
  return (
    <Suspense>
      {(wanted.has('palette') || wanted.has('organizations')) && <CommandPalette />}
      {wanted.has('menu') && <MobileMenu />}
      {wanted.has('shortcuts') && <ShortcutHelp />}
    </Suspense>
  )
}
