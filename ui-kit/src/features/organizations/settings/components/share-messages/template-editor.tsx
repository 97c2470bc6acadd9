import { useId, useRef, type RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { CountedHint } from '../../../../../components/length-count.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { optionId, PickerList } from './picker-list.tsx'
import { PickerMessage } from './picker-message.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { toStored, type TemplateLabels } from './template-labels.ts'
import { usePicker, type PickerSource } from './use-picker.ts'
import { VariableChips } from './variable-chips.tsx'

export interface TemplateEditorProps extends Pick<PickerSource, 'onMention'> {
  organization: Organization
  label: string
  hint: string
  /** With labels instead of keys and ids. */
  value: string
  onChange: (value: string) => void
  /** Lets the form focus the text. */
  fieldRef: RefCallback<HTMLTextAreaElement>
  labels: TemplateLabels
  error?: string
}

/** Edits a message and previews it. `$` opens the variables, `@` the mentions. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { label, hint, value, onChange, fieldRef, labels, error, organization, onMention } = props
  const { t } = useTranslation('settings')
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const organizationId = organization.id
  const source = { organizationId, variables: labels.variables, onMention }
  const { open, options, mentionState, choose, insertVariable, close, listeners } = usePicker(area, source)
  const stored = toStored(value, labels)
  const listed = open !== null && options.length > 0

  return (
    <div className="grid gap-x-5 gap-y-3 lg:grid-cols-2">
      <Field
        label={label}
        hint={
          <CountedHint length={stored.trim().length} max={SHARE_MESSAGE_MAX}>
            {hint}
          </CountedHint>
        }
        error={error}
      >
        <div
          className="relative"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) close()
          }}
        >
          <TextArea
            {...listeners}
            ref={(element) => {
              area.current = element
              fieldRef(element)
            }}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            placeholder={t('messages.placeholder')}
            autoGrow
            aria-autocomplete="list"
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed ? optionId(listId, open.active) : undefined}
          />
          {listed && <PickerList id={listId} {...open} options={options} onChoose={choose} />}
          {open?.kind === 'mention' && !listed && (
            <PickerMessage organizationId={organizationId} state={mentionState} />
          )}
        </div>
        <VariableChips message={label} labels={labels.variables} onInsert={insertVariable} />
      </Field>
      <TemplatePreview organization={organization} stored={stored} labels={labels} />
    </div>
  )
}
