import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { slugify } from '@fanfare/contract/core/rules/slug.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { PossibleAgain } from '../../../../components/possible-again.tsx'
import { FieldCount } from '../../../../components/forms/field-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useDerivedSlug } from '../hooks/use-derived-slug.ts'
import { useNewOrganizationForm } from '../hooks/use-new-organization-form.ts'
import { OrganizationAddress } from './organization-address.tsx'

export interface NewOrganizationFormProps {
  onCancel: () => void
}

/** Creates an organization. The preview of its address follows the name until there is a slug. */
export function NewOrganizationForm({ onCancel }: NewOrganizationFormProps) {
  const { t } = useTranslation(['organizations', 'common'])
  const state = useNewOrganizationForm()
  const { form, busy } = state
  const { errors } = form.formState
  const [name, typed] = useWatch({ control: form.control, name: ['name', 'slug'] })
  const slug = typed.trim() || slugify(name)
  const derive = useDerivedSlug(form)
  // Enter submits the form before the name field loses the focus.
  const submit = (event?: FormEvent) => {
    derive()
    state.submit(event)
  }

  const problem = hasCode(state.error, 'ORGANIZATION_LIMIT_REACHED') && (
    <Notice tone="danger" title={t('create.failed')}>
      {state.problem}
      <PossibleAgain error={state.error} say={(time) => t('create.again', { time })} />
    </Notice>
  )

  return (
    <ServerForm
      state={{ ...state, submit }}
      failed={t('create.failed')}
      problem={problem || undefined}
      className="gap-5"
    >
      <Field label={t('create.name')} error={errors.name?.message}>
        <TextInput
          {...form.register('name', { onBlur: derive })}
          maxLength={ORGANIZATION_NAME_MAX}
          autoComplete="organization"
          required
        />
      </Field>
      <OrganizationAddress form={form} slug={slug} />
      <Field
        label={t('create.about')}
        hint={
          <FieldCount control={form.control} name="description" max={DESCRIPTION_MAX}>
            {t('create.aboutHint')}
          </FieldCount>
        }
        optional={t('common:state.optional')}
        error={errors.description?.message}
      >
        <TextArea {...form.register('description')} autoGrow />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy} aria-disabled={isBlank(name) || slug === ''}>
          {t('createAction')}
        </Button>
      </div>
    </ServerForm>
  )
}
