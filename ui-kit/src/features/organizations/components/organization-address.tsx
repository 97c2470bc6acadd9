import { Globe } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../../platform/platform-context.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import type { NewOrganizationValues } from '../hooks/use-new-organization-form.ts'

export interface OrganizationAddressProps {
  form: UseFormReturn<NewOrganizationValues>
}

/** The public address of a new organization. Its last part is a field once it is edited, or does not work. */
export function OrganizationAddress({ form }: OrganizationAddressProps) {
  const { t } = useTranslation('organizations')
  const message = form.formState.errors.slug?.message
  const [editing, setEditing] = useState(false)
  if (message !== undefined && !editing) setEditing(true)
  const { setFocus, getFieldState } = form
  useEffect(() => {
    // Of two fields with an error the first one has the focus.
    if (editing && getFieldState('name').error === undefined) setFocus('slug')
  }, [editing, setFocus, getFieldState])

  return (
    <>
      {editing && (
        <Field label={t('create.slug')} hint={t('create.slugHint')} error={message}>
          <TextInput
            {...form.register('slug')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3.5 py-3">
        <Globe aria-hidden className="size-4 shrink-0 text-muted" />
        <PublicAddress form={form} />
        {!editing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('create.editAddress')}
          </Button>
        )}
      </div>
    </>
  )
}

function PublicAddress({ form }: OrganizationAddressProps) {
  const { t } = useTranslation('organizations')
  const { origin } = usePlatform()
  const slug = useWatch({ control: form.control, name: 'slug' }).trim()
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="text-sm text-muted">{t('create.preview')}</p>
      <output className="block break-words">
        {slug === '' ? (
          <span className="text-faint">{t('create.previewEmpty')}</span>
        ) : (
          `${new URL(origin()).host}/organizations/${slug}`
        )}
      </output>
    </div>
  )
}
