import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TAGS_PER_POST } from '@fanfare/contract/core/rules/limits.ts'
import { Field } from '../../../../../primitives/field.tsx'
import { TagInput } from '../../../../../primitives/tag-input.tsx'
import { useTagSuggestions } from '../../hooks/use-tag-suggestions.ts'
import type { PostDraft } from './post-schema.ts'

export interface TagFieldProps {
  control: Control<PostDraft>
}

/** The tags of a post: suggested ones, tags of other posts, or new ones. */
export function TagField({ control }: TagFieldProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { suggestions, hasFailed, onSearch } = useTagSuggestions()
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field, fieldState }) => (
        <Field
          label={t('form.tags')}
          optional={t('common:state.optional')}
          error={fieldState.error?.message}
          hint={<TagHint isFull={field.value.length >= TAGS_PER_POST} hasFailed={hasFailed} />}
        >
          <TagInput
            label={t('form.tags')}
            value={field.value}
            onChange={field.onChange}
            suggestions={suggestions}
            onSearch={onSearch}
            placeholder={t('form.tagsPlaceholder')}
            removeLabel={(tag) => t('form.removeTag', { tag })}
            newLabel={(tag) => t('form.newTag', { tag: `#${tag}` })}
            max={TAGS_PER_POST}
          />
        </Field>
      )}
    />
  )
}

/** An `<output>`, so that a change is announced. */
function TagHint({ isFull, hasFailed }: { isFull: boolean; hasFailed: boolean }) {
  const { t } = useTranslation('posts')
  if (isFull) return <output>{t('form.tagsFull', { max: TAGS_PER_POST })}</output>
  return <output>{hasFailed ? t('form.tagsFailed') : t('form.tagsHint')}</output>
}
