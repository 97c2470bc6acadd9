import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { BETWEEN_TAGS, normalizeTag, normalizeTags, splitTags } from '@fanfare/contract/posts/rules/tag.ts'
import { useFieldControl } from './field-context.ts'
import { MENU_ROW } from './menu-row.ts'
import { matchingTags } from './matching-tags.ts'
import { OptionList, useClosing } from './option-list.tsx'

export interface TagInputProps {
  label: string
  value: string[]
  onChange: (tags: string[]) => void
  /** Known tags, in order of preference; those that match the text are shown. */
  suggestions: string[]
  /** Called with the text as it is typed, for suggestions searched on a server. */
  onSearch?: (text: string) => void
  placeholder: string
  removeLabel: (tag: string) => string
  /** The label of a tag that does not exist yet. */
  newLabel?: (tag: string) => string
  max: number
}

/** Tags as chips with suggestions. Enter or a separator adds one, Backspace removes the last one. */
export function TagInput({
  label,
  value,
  onChange,
  suggestions,
  onSearch,
  placeholder,
  removeLabel,
  newLabel = plainLabel,
  max,
}: TagInputProps) {
  const wiring = useFieldControl(label)
  const box = useRef<HTMLDivElement>(null)
  const [text, setTextOnly] = useState('')
  const setText = (next: string) => {
    setTextOnly(next)
    onSearch?.(next)
  }
  const [isOpen, setOpen] = useState(false)
  const full = value.length >= max
  const typed = normalizeTag(text)
  const isChosen = value.includes(typed)
  const offered = full ? [] : matchingTags({ known: suggestions, chosen: value, text })

  const change = (tags: string[]) => {
    onChange(normalizeTags(tags).slice(0, max))
    setText('')
  }
  // The text before a comma or another tag is added, whether it was typed on a keyboard, on a phone or pasted.
  const enter = (next: string) => {
    const parts = next.split(BETWEEN_TAGS).flatMap(glued)
    const last = parts.pop()!
    if (parts.length > 0) change([...value, ...parts])
    setText(full ? '' : last.trimStart())
  }

  const open = isOpen && offered.length > 0
  const actions = useClosing(open)
  const addTyped = () => {
    setOpen(false)
    if (typed !== '') change([...value, ...splitTags(text)])
  }
  // Enter adds a tag and never submits the form. An open list handles Enter itself, unless a chosen tag is typed again.
  const onKeyDown: ComponentProps<typeof Combobox.Input>['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (open && !isChosen) return
    event.preventBaseUIHandler()
    addTyped()
  }

  return (
    <Combobox.Root
      multiple
      autoHighlight
      open={open}
      actionsRef={actions}
      onOpenChange={setOpen}
      items={offered}
      value={value}
      onValueChange={change}
      inputValue={text}
      // A list that closes because nothing matches would clear what is being typed.
      onInputValueChange={(next, { reason }) => {
        if (reason !== 'input-clear') enter(next)
      }}
      filter={null}
    >
      <Combobox.Chips ref={box} className="field-box flex min-h-8.5 flex-wrap items-center gap-1 px-1.5 py-1">
        {value.map((tag) => (
          <Combobox.Chip
            key={tag}
            className="inline-flex h-6 max-w-full items-center gap-0.5 rounded-full bg-ink/6 ps-2 pe-1 text-xs font-medium text-muted data-highlighted:bg-accent-soft data-highlighted:text-accent-text"
          >
            <span className="truncate">#{tag}</span>
            <Combobox.ChipRemove aria-label={removeLabel(tag)} className="rounded-full p-0.5 hover:text-ink">
              <X aria-hidden className="size-3" />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input
          {...wiring}
          placeholder={value.length === 0 ? placeholder : undefined}
          onBlur={addTyped}
          onKeyDown={onKeyDown}
          className="field-text h-6 min-w-24 flex-1 bg-transparent px-1 outline-none placeholder:text-faint"
        />
      </Combobox.Chips>
      <OptionList anchor={box}>
        {(tag) => (
          <Combobox.Item key={tag} value={tag} className={MENU_ROW}>
            <span className="min-w-0 truncate">
              {suggestions.includes(tag) ? plainLabel(tag) : newLabel(tag)}
            </span>
          </Combobox.Item>
        )}
      </OptionList>
    </Combobox.Root>
  )
}

/** `#one#two` are two tags; a part with one tag stays as it is typed. */
function glued(part: string): string[] {
  const tags = splitTags(part)
  return tags.length > 1 ? tags : [part]
}

function plainLabel(tag: string): string {
  return `#${tag}`
}
