import { useWatch } from 'react-hook-form'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { slugify } from '@fanfare/contract/rules/slug.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useNewOrganizationForm } from '../hooks/use-new-organization-form.ts'

export interface NewOrganizationFormProps {
  onCancel: () => void
}

/** Creates an organization. The slug is suggested from the name. */
export function NewOrganizationForm({ onCancel }: NewOrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const state = useNewOrganizationForm()
  const { form, busy } = state
  const { errors } = form.formState
  const [name, slug] = useWatch({ control: form.control, name: ['name', 'slug'] })
  const deriveSlug = () => {
    const derived = slugify(form.getValues('name'))
    if (form.getValues('slug') !== '' || derived === '') return
    form.setValue('slug', derived, { shouldValidate: true })
  }

  return (
    <ServerForm state={state} failed={t('create.failed')} className="gap-5">
      <Field label={t('create.name')} error={errors.name?.message}>
        <TextInput {...form.register('name', { onBlur: deriveSlug })} autoComplete="organization" required />
      </Field>
      <Field label={t('create.slug')} hint={t('create.slugHint')} error={errors.slug?.message}>
        <TextInput
          {...form.register('slug')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <PublicAddress slug={slug} />
      <Field
        label={t('create.about')}
        hint={t('create.aboutHint')}
        optional={t('common:state.optional')}
        error={errors.description?.message}
      >
        <TextArea {...form.register('description')} autoGrow />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!name.trim() || !slug.trim()}>
          {t('createAction')}
        </Button>
      </div>
    </ServerForm>
  )
}

/** The public address the organization gets. */
function PublicAddress({ slug }: { slug: string }) {
  const { t } = useTranslation('organizations')
  const { origin } = usePlatform()
  const typed = slug.trim()
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken px-3.5 py-3">
      <Globe aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('create.preview')}</p>
        <output className="block break-words">
          {typed === '' ? (
            <span className="text-faint">{t('create.previewEmpty')}</span>
          ) : (
            `${new URL(origin()).host}/organizations/${typed}`
          )}
        </output>
      </div>
    </div>
  )
}
