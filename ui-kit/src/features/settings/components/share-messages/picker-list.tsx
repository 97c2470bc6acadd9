/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The focus stays in the text, which no select allows. */
import { Braces } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MENU_ROW } from '../../../../primitives/menu-row.ts'
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
  if (kind === 'mention') return <output className={POPUP}>{t('messages.noMentions')}</output>
  if (options.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={t('messages.variables')} className={POPUP}>
      {options.map((option, index) => (
        <button
          key={option.variable}
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
          <Braces aria-hidden className="text-faint" />
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

const POPUP = 'popup absolute inset-x-0 top-full z-20 mt-1 block max-w-80 p-1.5 text-muted'
