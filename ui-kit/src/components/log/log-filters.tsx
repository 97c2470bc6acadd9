import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../primitives/field.tsx'
import { Select, type SelectProps } from '../../primitives/select.tsx'
import { TextInput } from '../../primitives/text-input.tsx'
import type { AddressedFilter } from './log-filter.ts'

export interface LogFiltersProps<Action extends string> {
  filter: AddressedFilter<Action>
  onChange: (change: Partial<AddressedFilter<Action>>) => void
  /** The actions that the log can have. */
  actions: SelectProps<Action>['options']
  /** Chooses a person. */
  children: ReactNode
}

/** Narrows a log to an action, a person and days. */
export function LogFilters<Action extends string>(props: LogFiltersProps<Action>) {
  const { filter, onChange, actions, children } = props
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <div className="max-sm:col-span-2">
        <Field label={t('log.action')}>
          <Select<Action | ''>
            label={t('log.action')}
            value={filter.action ?? ''}
            onChange={(action) => onChange({ action: action === '' ? undefined : action })}
            options={[{ value: '', label: t('log.allActions') }, ...actions]}
          />
        </Field>
      </div>
      <div className="max-sm:col-span-2">{children}</div>
      <Field label={t('log.from')}>
        <TextInput
          type="date"
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Field>
      <Field label={t('log.to')}>
        <TextInput
          type="date"
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Field>
    </div>
  )
}
