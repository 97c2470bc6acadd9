import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isBlank } from '@fanfare/contract/rules/visible_text.ts'
import { hasCode } from '../../../client/api-error.ts'
import { ServerForm } from '../../../components/forms/server-form.tsx'
import { PossibleAgain } from '../../../components/possible-again.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Field } from '../../../primitives/field.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { useFollowingSlug } from '../hooks/use-following-slug.ts'
import { useNewOrganizationForm } from '../hooks/use-new-organization-form.ts'
import { OrganizationAddress } from './organization-address.tsx'

export interface NewOrganizationFormProps {
  onCancel: () => void
}

/** Creates an organization. Its address follows the name. */
export function NewOrganizationForm({ onCancel }: NewOrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const state = useNewOrganizationForm()
  const { form, busy } = state
  const { errors } = form.formState
  const [name, slug] = useWatch({ control: form.control, name: ['name', 'slug'] })
  const problem = hasCode(state.error, 'ORGANIZATION_LIMIT_REACHED') && (
    <Notice tone="danger" title={t('create.failed')}>
      {state.problem}
      <PossibleAgain error={state.error} say={(time) => t('create.again', { time })} />
    </Notice>
  )
  const follow = useFollowingSlug(form)

  return (
    <ServerForm state={state} failed={t('create.failed')} problem={problem || undefined} className="gap-5">
      <Field label={t('create.name')} error={errors.name?.message}>
        <TextInput {...form.register('name', follow)} autoComplete="organization" required />
      </Field>
      <OrganizationAddress form={form} />
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
        <Button type="submit" variant="primary" busy={busy} disabled={isBlank(name) || isBlank(slug)}>
          {t('createAction')}
        </Button>
      </div>
    </ServerForm>
  )
}
