import { Autocomplete } from '@base-ui/react/autocomplete'
import { ChevronsUpDown } from 'lucide-react'
import { useRef, useState, type FocusEvent, type Ref } from 'react'
import { useFieldControl } from './field-context.ts'
import { MENU_ROW } from './menu-row.ts'
import { OptionList, useClosing } from './option-list.tsx'

export interface SuggestInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** What can be chosen; any other text is accepted as well. */
  suggestions: readonly string[]
  /** The name of the button that shows the suggestions. */
  openLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A text field with suggestions. Opening shows all of them; typing filters them. */
export function SuggestInput(props: SuggestInputProps) {
  const { label, value, onChange, onBlur, suggestions, openLabel, ref } = props
  const wiring = useFieldControl(label)
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const offered = suggestions.filter((one) => one.toLowerCase().includes(typed.trim().toLowerCase()))
  const isOpen = open && offered.length > 0
  const actions = useClosing(isOpen)
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current!.contains(relatedTarget)) setOpen(false)
    onBlur?.()
  }
  return (
    <Autocomplete.Root
      mode="none"
      items={offered}
      open={isOpen}
      actionsRef={actions}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) setTyped('')
      }}
      value={value}
      onValueChange={(next, { reason }) => {
        onChange(next)
        setTyped(reason === 'input-change' ? next : '')
      }}
    >
      <div ref={box} className="relative">
        <Autocomplete.Input
          {...wiring}
          ref={ref}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={leave}
          className="field-box field-text control w-full ps-2.5 pe-9"
        />
        {suggestions.length > 0 && (
          <Autocomplete.Trigger
            aria-label={openLabel}
            className="absolute inset-y-0 end-0 grid w-9 cursor-pointer place-items-center rounded-md text-muted hover:text-ink"
          >
            <ChevronsUpDown aria-hidden className="size-3.5" />
          </Autocomplete.Trigger>
        )}
      </div>
      <OptionList anchor={box}>
        {(suggestion) => (
          <Autocomplete.Item
            key={suggestion}
            value={suggestion}
            onClick={() => onChange(suggestion)}
            className={MENU_ROW}
          >
            <span className="min-w-0 truncate">{suggestion}</span>
          </Autocomplete.Item>
        )}
      </OptionList>
    </Autocomplete.Root>
  )
}
