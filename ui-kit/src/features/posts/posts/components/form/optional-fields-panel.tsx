import { Suspense, useEffect, useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { POST_COMMENT_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import type { Openable } from '../../../../../components/opened-later.tsx'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { FirstSuggestions } from './first-suggestions.tsx'
import { LinkDescription } from './link-description.tsx'
import { MoodField } from './mood-field.tsx'
import type { PostDraft } from './post-schema.ts'
import { TagField } from './tag-field.tsx'
import { TimesFields } from '../../../schedule/components/times-fields.tsx'
import type { LinkDetails } from './use-link-details.ts'

export interface OptionalFieldsProps {
  form: UseFormReturn<PostDraft>
  details: LinkDetails
  canMarkSensitive: boolean
  /** Suggestions can be added with a new post. */
  isNew: boolean
  organizationId: string
  /** The zone of the times; undefined once the post has started. */
  timeZone?: string
}

/** What a post may have besides: words, tags, a mood, the mark of sensitive content, times, and first suggestions. */
export default function OptionalFieldsPanel({ open, ...fields }: OptionalFieldsProps & Openable) {
  return open && <OptionalFields {...fields} />
}

function OptionalFields(props: OptionalFieldsProps) {
  const { form, details, canMarkSensitive, isNew, organizationId, timeZone } = props
  const { t } = useTranslation(['posts', 'common'])
  const { control, register, formState } = form
  return (
    <div ref={useFocusOnError()} className="flex flex-col gap-4">
      <Field
        label={t('form.comment')}
        optional={t('common:state.optional')}
        error={formState.errors.comment?.message}
        hint={
          <FieldCount control={control} name="comment" max={POST_COMMENT_MAX}>
            {t('form.commentHint')}
          </FieldCount>
        }
      >
        <TextArea autoGrow {...register('comment')} />
      </Field>
      <TagField control={control} />
      <LinkDescription form={form} details={details} />
      <MoodField control={control} />
      {canMarkSensitive && (
        <Controller
          control={control}
          name="isSensitive"
          render={({ field }) => (
            <Checkbox
              label={t('form.sensitive')}
              description={t('form.sensitiveHint')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      {timeZone !== undefined && (
        <Suspense fallback={<Skeleton className="h-15" />}>
          <TimesFields form={form} isNew={isNew} organizationId={organizationId} timeZone={timeZone} />
        </Suspense>
      )}
      {isNew && <FirstSuggestions form={form} />}
    </div>
  )
}

/** Focuses the field with an error: it was folded, and has missed the focus that its error brings. */
function useFocusOnError() {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true')
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [])
  return fields
}
