import { X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../primitives/field.tsx'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import type { PostDraft } from './post-schema.ts'
import type { LinkDetails } from './use-link-details.ts'

export interface LinkDescriptionProps {
  form: UseFormReturn<PostDraft>
  details: LinkDetails
}

/** The description of the linked page, where there is one. */
export function LinkDescription({ form, details }: LinkDescriptionProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { status, description, removeDescription } = details
  // Clearing the field does not remove it.
  const [wasThere] = useState(description !== '')
  if (status !== 'ready' && description === '' && !wasThere) return null
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <Field
          label={t('preview.description')}
          optional={t('common:state.optional')}
          error={form.formState.errors.linkDescription?.message}
        >
          <TextArea autoGrow rows={2} {...form.register('linkDescription')} />
        </Field>
      </div>
      {description !== '' && (
        <IconButton
          label={t('preview.removeDescription')}
          icon={<X aria-hidden />}
          variant="ghost"
          onClick={removeDescription}
        />
      )}
    </div>
  )
}
