import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FIRST_SUGGESTIONS_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { MoodPicker } from '../../../../../components/moods/mood-picker.tsx'
import { moodsQuery } from '../../../../../components/moods/mood-queries.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { SubjectContext } from '../../../../../primitives/subject-context.ts'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import type { PostDraft } from './post-schema.ts'

export interface FirstSuggestionsProps {
  form: UseFormReturn<PostDraft>
}

/** Suggestions that are added with a new post, so that colleagues have something to copy. */
export function FirstSuggestions({ form }: FirstSuggestionsProps) {
  const { t } = useTranslation('posts')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'suggestions' })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('form.suggestions.title')}</legend>
      <p className="text-sm text-muted">{t('form.suggestions.hint')}</p>
      {fields.map((field, index) => (
        <FirstSuggestion key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < FIRST_SUGGESTIONS_MAX && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden />}
          onClick={() => append({ content: '', moodId: null })}
        >
          {t('form.suggestions.add')}
        </Button>
      )}
    </fieldset>
  )
}

interface FirstSuggestionProps extends FirstSuggestionsProps {
  index: number
  onRemove: () => void
}

function FirstSuggestion({ form, index, onRemove }: FirstSuggestionProps) {
  const { t } = useTranslation('posts')
  const { data } = useQuery(moodsQuery())
  const name = `suggestions.${index}` as const
  const moodId = useWatch({ control: form.control, name: `${name}.moodId` })
  const number = index + 1
  const label = t('form.suggestions.number', { number })
  const subject = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Field label={label} error={form.formState.errors.suggestions?.[index]?.content?.message}>
            <TextArea autoGrow {...form.register(`${name}.content`)} />
          </Field>
        </div>
        <IconButton
          label={t('form.suggestions.remove', { number })}
          icon={<X aria-hidden />}
          variant="ghost"
          onClick={onRemove}
        />
      </div>
      <div className="-ms-2 flex items-center">
        <span id={subject} hidden>
          {label}
        </span>
        <SubjectContext value={subject}>
          <MoodPicker
            mood={data?.moods.find(({ id }) => id === moodId) ?? null}
            onChange={(mood) => form.setValue(`${name}.moodId`, mood?.id ?? null)}
          />
        </SubjectContext>
      </div>
    </div>
  )
}
