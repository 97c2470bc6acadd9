import { CloudOff } from 'lucide-react'
import { AsOf } from '../../offline/as-of.tsx'
import { useDesktop } from '../../state/desktop-store.ts'

/** Says that the list may be old, and of when it is. */
export function OfflineLine() {
  const seenAt = useDesktop(({ offers }) => offers?.seenAt)
  if (seenAt === undefined) return null
  return (
    <output className="mx-3 mt-1 flex shrink-0 items-center gap-2 rounded-md bg-warn-soft px-2.5 py-1.5 text-sm text-warn">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <AsOf iso={seenAt} />
    </output>
  )
}
