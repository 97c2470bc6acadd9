import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

export interface MenuGroupProps {
  label: string
  children: ReactNode
}

/** Entries that belong together. Starts open, and can be folded away. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const id = useId()
  const [open, setOpen] = useState(true)
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-8.5 w-full items-center justify-between rounded-md px-2.5 text-sm font-medium text-faint hover:bg-ink/6 pointer-coarse:h-11"
      >
        {label}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform duration-150 ${open ? '' : '-rotate-90'}`}
        />
      </button>
      <ul id={id} hidden={!open} className="flex-col gap-0.5 not-[[hidden]]:flex">
        {children}
      </ul>
    </li>
  )
}
