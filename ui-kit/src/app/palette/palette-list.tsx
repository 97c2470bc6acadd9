import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search, type LucideIcon } from 'lucide-react'
import { Kbd } from '../../primitives/kbd.tsx'

/** A row of the command palette. */
export interface PaletteEntry {
  id: string
  label: string
  icon: LucideIcon
  keys: readonly string[]
  run: () => void
}

export interface PaletteListProps {
  entries: PaletteEntry[]
  placeholder: string
  emptyText: string
  onRun: (entry: PaletteEntry) => void
}

/** A search field and the matching rows. Arrow keys move, Enter runs. */
export function PaletteList({ entries, placeholder, emptyText, onRun }: PaletteListProps) {
  return (
    <Autocomplete.Root
      open
      inline
      items={entries}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(entry: PaletteEntry) => entry.label}
    >
      <div className="flex items-center gap-2.5 border-b border-line px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <Autocomplete.Input
          aria-label={placeholder}
          placeholder={placeholder}
          className="h-12 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-faint"
        />
        <Kbd>esc</Kbd>
      </div>
      <Autocomplete.Empty className="px-4 py-6 text-center text-muted empty:hidden">
        {emptyText}
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 overflow-y-auto p-1.5 empty:hidden">
        {(entry: PaletteEntry) => <PaletteRow key={entry.id} entry={entry} onRun={onRun} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function PaletteRow({ entry, onRun }: { entry: PaletteEntry; onRun: (entry: PaletteEntry) => void }) {
  const Icon = entry.icon
  return (
    <Autocomplete.Item
      value={entry}
      onClick={() => onRun(entry)}
      className="flex h-9.5 cursor-pointer items-center gap-3 rounded-md px-2.5 text-base data-highlighted:bg-ink/6 pointer-coarse:h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      <span className="flex gap-1">
        {entry.keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </Autocomplete.Item>
  )
}
