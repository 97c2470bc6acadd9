import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/rules/limits.ts'
import { Field } from '../../../../primitives/field.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { optionId, PickerList } from './picker-list.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { toKeys, type VariableLabels } from './template-text.ts'
import { usePicker } from './use-picker.ts'

export interface TemplateEditorProps {
  label: string
  hint: string
  /** With labels instead of keys. */
  value: string
  onChange: (value: string) => void
  labels: VariableLabels
  error?: string
}

/** Edits a message and previews it. `$` opens the variables, `@` the mentions. */
export function TemplateEditor({ label, hint, value, onChange, labels, error }: TemplateEditorProps) {
  const { t } = useTranslation('settings')
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { open, options, choose, listeners } = usePicker(area, labels)
  const stored = toKeys(value, labels)
  const listed = open !== null && options.length > 0

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint} error={error}>
        <div className="relative">
          <TextArea
            {...listeners}
            ref={area}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={t('messages.placeholder')}
            autoGrow
            aria-autocomplete="list"
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed ? optionId(listId, open.active) : undefined}
          />
          {open !== null && <PickerList id={listId} {...open} options={options} onChoose={choose} />}
        </div>
      </Field>
      <p className="text-xs text-faint tabular-nums">
        {t('messages.used', { used: stored.length, max: SHARE_MESSAGE_MAX })}
      </p>
      <TemplatePreview stored={stored} labels={labels} />
    </div>
  )
}
