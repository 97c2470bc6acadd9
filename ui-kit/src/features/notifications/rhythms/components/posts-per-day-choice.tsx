import { useTranslation } from 'react-i18next'
import { POSTS_PER_DAY_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useDraft } from './use-draft.ts'

const PROPOSED = 5

export interface PostsPerDayChoiceProps {
  /** Null: no limit. */
  limit: number | null
  onChange: (limit: number | null) => void
}

/** Of how many posts a day the user is told at most. */
export function PostsPerDayChoice({ limit, onChange }: PostsPerDayChoiceProps) {
  const { t } = useTranslation('choices')
  return (
    <fieldset aria-label={t('hours.posts.label')} className="flex min-w-0 flex-col gap-3">
      <Checkbox
        label={t('hours.posts.label')}
        description={t('hours.posts.text')}
        checked={limit !== null}
        onChange={(on) => onChange(on ? PROPOSED : null)}
      />
      {limit !== null && (
        <div className="ms-6.5 flex">
          <LimitField limit={limit} onChange={onChange} />
        </div>
      )}
    </fieldset>
  )
}

function isWithin(typed: string): boolean {
  const limit = Number(typed)
  return Number.isInteger(limit) && limit >= 1 && limit <= POSTS_PER_DAY_MAX
}

function LimitField({ limit, onChange }: { limit: number; onChange: (limit: number) => void }) {
  const { t } = useTranslation('choices')
  const { input, isInvalid } = useDraft({
    value: String(limit),
    isValid: isWithin,
    onSave: (typed) => onChange(Number(typed)),
  })
  const error = isInvalid ? t('hours.posts.range', { max: POSTS_PER_DAY_MAX }) : undefined
  return (
    <Field label={t('hours.posts.field')} error={error}>
      <TextInput type="number" inputMode="numeric" min={1} max={POSTS_PER_DAY_MAX} required {...input} />
    </Field>
  )
}
