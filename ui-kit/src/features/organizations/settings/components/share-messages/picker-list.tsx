/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The focus stays in the text, which no select allows. */
import { AtSign, Braces, Hash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MENU_ROW } from '../../../../../primitives/menu-row.ts'
import { POPUP } from './picker-popup.ts'
import type { PickerKind } from './picker-trigger.ts'
import type { PickerOption } from './use-picker.ts'

export interface PickerListProps {
  id: string
  kind: PickerKind
  options: readonly PickerOption[]
  active: number
  onChoose: (option: PickerOption) => void
}

/** The options of the picker. The focus stays in the text area. */
export function PickerList({ id, kind, options, active, onChoose }: PickerListProps) {
  const { t } = useTranslation('settings')
  return (
    <div id={id} role="listbox" aria-label={t(LABELS[kind])} className={POPUP}>
      {options.map((option, index) => (
        <button
          key={option.key}
          type="button"
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          data-highlighted={index === active ? '' : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={MENU_ROW}
        >
          <OptionIcon mention={option.mention} />
          <span className="min-w-0 truncate">{option.label}</span>
          {option.hint && <span className="ms-auto text-xs text-faint">{option.hint}</span>}
        </button>
      ))}
    </div>
  )
}

function OptionIcon({ mention }: Pick<PickerOption, 'mention'>) {
  if (mention === undefined) return <Braces aria-hidden className="text-faint" />
  const Icon = mention.type === 'channel' ? Hash : AtSign
  return <Icon aria-hidden className="text-faint" />
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

const LABELS = { variable: 'messages.variables', mention: 'messages.mentions.label' } as const
