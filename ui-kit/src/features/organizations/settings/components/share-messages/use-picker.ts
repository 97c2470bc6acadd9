import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import type { Mention } from '../../../../../components/mentions/mention-labels.ts'
import { matching, type PickerTrigger, triggerAt } from './picker-trigger.ts'
import { inBraces, type VariableLabels, VARIABLES } from './template-text.ts'
import { useMentionOptions } from './use-mention-options.ts'

export interface PickerOption {
  key: string
  label: string
  /** Missing for a variable. */
  mention?: Mention
  hint?: string
}

export interface PickerSource {
  organizationId: string
  variables: VariableLabels
  /** The label that a chosen mention gets. */
  onMention: (mention: Mention) => string
}

interface OpenPicker extends PickerTrigger {
  /** The index of the highlighted option. */
  active: number
}

/** The picker of the editor: opens after `$` or `@`, filters by what follows, and inserts the choice. */
export function usePicker(area: RefObject<HTMLTextAreaElement | null>, source: PickerSource) {
  const { organizationId, variables, onMention } = source
  const [open, setOpen] = useState<OpenPicker | null>(null)
  const mentions = useMentionOptions(organizationId, open?.kind === 'mention' ? open.query : null)
  const ofVariables = open?.kind === 'variable' ? matching(toOptions(variables), open.query) : []
  const options: PickerOption[] = open?.kind === 'mention' ? mentions.options : ofVariables

  const close = () => setOpen(null)
  // During an IME composition the text is not final.
  const follow = ({ nativeEvent }: SyntheticEvent<HTMLTextAreaElement>) =>
    setOpen(isComposing(nativeEvent) ? null : openAt(area.current))
  const followCaret = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const trigger = openAt(area.current)
    if (open !== null && (trigger?.start !== open.start || trigger.query !== open.query)) follow(event)
  }

  const choose = ({ label, mention }: PickerOption) => {
    if (open === null || area.current === null) return
    const text = inBraces(mention === undefined ? label : onMention(mention))
    replaceRange(area.current, open.start, open.start + open.query.length + 1, text)
    close()
  }

  const insertVariable = (label: string) => {
    if (area.current === null) return
    replaceRange(area.current, area.current.selectionStart, area.current.selectionEnd, inBraces(label))
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (open === null || isComposing(event.nativeEvent)) return
    const active = options[open.active]
    const step = STEPS[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active !== undefined) choose(active)
    else if (step !== undefined && options.length > 0) {
      setOpen({ ...open, active: (open.active + step + options.length) % options.length })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    open,
    options,
    mentionState: mentions.state,
    choose,
    insertVariable,
    close,
    listeners: { onInput: follow, onSelect: followCaret, onKeyDown },
  }
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function openAt(area: HTMLTextAreaElement | null): OpenPicker | null {
  if (area === null || area.selectionStart !== area.selectionEnd) return null
  const trigger = triggerAt(area.value, area.selectionStart)
  return trigger && { ...trigger, active: 0 }
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}

function toOptions(labels: VariableLabels): PickerOption[] {
  return VARIABLES.map((variable) => ({ key: variable, label: labels[variable] }))
}

/** Replaces a range of a text area and keeps the undo history. */
function replaceRange(area: HTMLTextAreaElement, start: number, end: number, text: string): void {
  area.focus()
  area.setSelectionRange(start, end)
  if (execute(text)) return
  area.setRangeText(text, start, end, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

// `execCommand` is deprecated, but nothing else keeps the undo history.
function execute(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
}
