import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { POST_COMMENT_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { LinkDescription } from './link-description.tsx'
import { MoodField } from './mood-field.tsx'
import type { PostDraft } from './post-schema.ts'
import { TagField } from './tag-field.tsx'
import type { LinkDetails } from './use-link-details.ts'

export interface OptionalFieldsProps {
  form: UseFormReturn<PostDraft>
  details: LinkDetails
  canMarkSensitive: boolean
}

/** What a post may have besides: words, tags, a mood, and the mark of sensitive content. */
export function OptionalFields({ form, details, canMarkSensitive }: OptionalFieldsProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { control, register, formState } = form
  return (
    <>
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
    </>
  )
}
