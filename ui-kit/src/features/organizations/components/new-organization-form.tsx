import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { slugify } from '@fanfare/contract/rules/slug.ts'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useNewOrganizationForm } from '../use-new-organization-form.ts'
import { PublicAddress } from './public-address.tsx'

export interface NewOrganizationFormProps {
  onCancel: () => void
}

/** Name, address and description of a new organization. */
export function NewOrganizationForm({ onCancel }: NewOrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const { form, submit, busy } = useNewOrganizationForm()
  const { errors } = form.formState
  const [name, slug] = useWatch({ control: form.control, name: ['name', 'slug'] })
  const deriveSlug = () => {
    const derived = slugify(form.getValues('name'))
    if (form.getValues('slug') !== '' || derived === '') return
    form.setValue('slug', derived, { shouldValidate: true })
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="flex min-w-0 flex-col gap-5">
        {errors.root && (
          <Notice tone="danger" title={t('create.failed')}>
            {errors.root.message}
          </Notice>
        )}
        <Field label={t('create.name')} error={errors.name?.message}>
          <TextInput
            {...form.register('name', { onBlur: deriveSlug })}
            autoComplete="organization"
            required
          />
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
      </fieldset>
    </form>
  )
}
