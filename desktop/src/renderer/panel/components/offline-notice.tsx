import { CloudOff } from 'lucide-react'
import { AsOf } from '../../components/as-of.tsx'
import { useDesktop } from '../../desktop-store.ts'

/** Shows that the list may be outdated, and how old it is. */
export function OfflineNotice() {
  const fetchedAt = useDesktop(({ offers }) => offers?.fetchedAt)
  if (fetchedAt === undefined) return null
  return (
    <output className="mx-3 mt-1 flex shrink-0 items-center gap-2 rounded-md bg-warn-soft px-2.5 py-1.5 text-sm text-warn">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <AsOf iso={fetchedAt} />
    </output>
  )
}
