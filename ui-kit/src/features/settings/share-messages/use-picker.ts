import { useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { replaceRange } from './insert-text.ts'
import { matching, triggerAt, type PickerTrigger } from './picker-trigger.ts'
import { labelled, VARIABLES, type Variable, type VariableLabels } from './template-text.ts'

export interface PickerOption {
  variable: Variable
  label: string
}

interface OpenPicker extends PickerTrigger {
  /** The option the arrows have reached. */
  active: number
}

/** The picker of an editor: opens at a sign, follows what is typed, and puts the choice in the place of it. */
export function usePicker(area: RefObject<HTMLTextAreaElement | null>, labels: VariableLabels) {
  const [open, setOpen] = useState<OpenPicker | null>(null)
  const options = open?.kind === 'variable' ? matching(toOptions(labels), open.query) : []

  const close = () => setOpen(null)
  // Which signs are meant cannot be told before a composition has ended.
  const follow = ({ nativeEvent }: SyntheticEvent<HTMLTextAreaElement>) =>
    setOpen(isComposing(nativeEvent) ? null : openAt(area.current))
  const followCaret = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const trigger = openAt(area.current)
    if (open !== null && (trigger?.start !== open.start || trigger.query !== open.query)) follow(event)
  }

  const choose = ({ label }: PickerOption) => {
    if (open === null || area.current === null) return
    replaceRange(area.current, open.start, open.start + open.query.length + 1, labelled(label))
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
    choose,
    listeners: { onInput: follow, onSelect: followCaret, onKeyDown, onBlur: close },
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
  return VARIABLES.map((variable) => ({ variable, label: labels[variable] }))
}
