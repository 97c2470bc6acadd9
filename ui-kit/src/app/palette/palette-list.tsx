import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Kbd } from '../../primitives/kbd.tsx'
import { takeEarlyKeys } from './early-keys.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

export interface PaletteListProps {
  /** What matches the text; groups without rows are left out. */
  groups: readonly PaletteGroup[]
  text: string
  onTextChange: (text: string) => void
  placeholder: string
  /** Said below the rows: that nothing was found, that more is being searched, or that a search failed. */
  status: ReactNode
  onRun: (entry: PaletteEntry) => void
}

/** A search field and the matching rows. Arrow keys move, Enter runs. */
export function PaletteList({ groups, text, onTextChange, placeholder, status, onRun }: PaletteListProps) {
  const takeEarly = () => {
    const early = takeEarlyKeys()
    if (early !== '') onTextChange(text + early)
  }
  return (
    <Autocomplete.Root
      open
      inline
      items={groups.filter(({ items }) => items.length > 0)}
      filter={null}
      value={text}
      onValueChange={onTextChange}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(entry: PaletteEntry) => entry.label}
    >
      <div className="flex items-center gap-2.5 border-b border-line px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <Autocomplete.Input
          aria-label={placeholder}
          placeholder={placeholder}
          onFocus={takeEarly}
          className="h-12 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-faint"
        />
        <Kbd>esc</Kbd>
      </div>
      <Autocomplete.List className="min-h-0 overflow-y-auto p-1.5 empty:hidden">
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-sm font-medium text-faint">
              {group.label}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => <PaletteRow key={entry.id} entry={entry} onRun={onRun} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Status className="px-4 py-3 text-center text-muted empty:hidden">
        {status}
      </Autocomplete.Status>
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
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {entry.label}
      </span>
      {entry.detail !== undefined && (
        <span className="max-w-[40%] truncate text-sm text-muted">{entry.detail}</span>
      )}
      {entry.keys !== undefined && (
        <span className="flex gap-1">
          {entry.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Autocomplete.Item>
  )
}
