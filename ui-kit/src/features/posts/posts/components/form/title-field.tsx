import { TITLE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../primitives/field.tsx'
import { TextInput } from '../../../../../primitives/text-input.tsx'
import type { PostDraft } from './post-schema.ts'
import { useTitleFromLink } from './use-title-from-link.ts'

export interface TitleFieldProps {
  form: UseFormReturn<PostDraft>
  /** A link the server accepts; empty while there is none. */
  url: string
}

/** The title of a post, prefilled with the title of the linked page. */
export function TitleField({ form, url }: TitleFieldProps) {
  const { t } = useTranslation('posts')
  const { isFilled, undo } = useTitleFromLink(form, url)
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={t('form.title')} error={form.formState.errors.title?.message}>
        <TextInput autoComplete="off" {...form.register('title')} maxLength={TITLE_MAX} />
      </Field>
      <output className="flex items-center gap-2 text-sm text-faint empty:hidden">
        {isFilled && (
          <>
            {t('preview.titleFilled')}
            <button
              type="button"
              onClick={undo}
              className="rounded-sm font-medium text-accent-text hover:underline pointer-coarse:py-2"
            >
              {t('preview.undo')}
            </button>
          </>
        )}
      </output>
    </div>
  )
}
