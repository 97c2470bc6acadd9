import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { MENU_ROW } from '../primitives/menu-row.ts'
import { OptionList, useClosing } from '../primitives/option-list.tsx'
import { isUuid } from './is-uuid.ts'

export interface FoundOption {
  id: string
  label: string
}

export interface FindFieldProps {
  label: string
  /** The chosen id. */
  value: string | undefined
  /** What has the chosen id; shown instead of it once it is known. */
  name: string | undefined
  /** What was found for the last search. Their labels are unique. */
  offered: readonly FoundOption[]
  /** Called with each typed text that is no id, and with an empty text when nothing is searched. */
  onSearch: (text: string) => void
  /** Called with the id of what was chosen, with a typed id, or with the text of Enter when nothing was found. */
  onChange: (id: string | undefined) => void
}

/** A field that finds what is chosen by its name, and takes an id too. */
export function FindField({ label, value, name, offered, onSearch, onChange }: FindFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<FoundOption | null>(null)
  const shown = name ?? (chosen?.id === value ? chosen?.label : value) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const labels = typed === null ? [] : offered.map((option) => option.label)
  const isOpen = labels.length > 0
  const actions = useClosing(isOpen)
  const finish = () => {
    setTyped(null)
    onSearch('')
  }
  const choose = (id: string | undefined) => {
    finish()
    onChange(id)
  }
  const pick = (option: string) => {
    const found = offered.find((one) => one.label === option) ?? null
    setChosen(found)
    choose(found?.id)
  }
  const type = (text: string) => {
    const trimmed = text.trim()
    if (isUuid(trimmed)) return choose(trimmed)
    if (trimmed === '' && value !== undefined) return choose(undefined)
    setTyped(text)
    onSearch(trimmed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isOpen && typed !== null) choose(typed.trim() || undefined)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current!.contains(relatedTarget)) finish()
  }
  return (
    <Autocomplete.Root
      mode="none"
      items={labels}
      open={isOpen}
      actionsRef={actions}
      autoHighlight
      onOpenChange={(next) => {
        if (!next) onSearch('')
      }}
      value={typed ?? shown}
      onValueChange={(next, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') type(next)
      }}
    >
      <div ref={box} className="relative min-w-48 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
        />
        <Autocomplete.Input
          aria-label={label}
          placeholder={label}
          maxLength={SEARCH_MAX}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onBlur={leave}
          onKeyDown={onKeyDown}
          className="field-box field-text control w-full ps-8.5 pe-2.5"
        />
      </div>
      <OptionList anchor={box}>
        {(option) => (
          <Autocomplete.Item key={option} value={option} onClick={() => pick(option)} className={MENU_ROW}>
            <bdi className="min-w-0 truncate">{option}</bdi>
          </Autocomplete.Item>
        )}
      </OptionList>
    </Autocomplete.Root>
  )
}
