import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { hasCode } from '../../../../../client/api-error.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { FieldCount } from '../../../../../components/forms/field-count.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import { TextInput } from '../../../../../primitives/text-input.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'
import { OrganizationAddress } from './organization-address.tsx'
import {
  changesOf,
  organizationValues,
  organizationSchema,
  type OrganizationValues,
} from './organization-schema.ts'

/** Edits name and description; read-only without the permission. */
export function OrganizationForm({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const state = useOrganizationForm(organization)
  const { form, busy } = state
  const { errors } = form.formState
  const readOnly = !organization.can.update
  return (
    <ServerForm state={state} failed={t('updateFailed')} className="gap-5">
      <Field label={t('organization.name')} error={errors.name?.message}>
        <TextInput
          {...form.register('name')}
          defaultValue={organization.name}
          maxLength={ORGANIZATION_NAME_MAX}
          autoComplete="organization"
          required
          readOnly={readOnly}
        />
      </Field>
      <Field
        label={t('organization.about')}
        hint={
          <FieldCount control={form.control} name="description" max={DESCRIPTION_MAX}>
            {t('organization.aboutHint')}
          </FieldCount>
        }
        optional={readOnly ? undefined : t('common:state.optional')}
        error={errors.description?.message}
      >
        <TextArea
          {...form.register('description')}
          defaultValue={organization.description ?? ''}
          autoGrow
          style={{ fieldSizing: 'content', minHeight: 'calc(3lh + 18px)' }}
          readOnly={readOnly}
        />
      </Field>
      <OrganizationAddress organization={organization} />
      {!readOnly && (
        <Button type="submit" variant="primary" className="self-end" busy={busy}>
          {t('organization.save')}
        </Button>
      )}
    </ServerForm>
  )
}

/** Sends only what has changed; a form without changes is saved without a request. */
function useOrganizationForm(organization: Organization) {
  const { t } = useTranslation('settings')
  const { mutateAsync } = useUpdateOrganization(organization.id)
  return useServerForm<OrganizationValues, Organization>({
    schema: organizationSchema(t),
    values: organizationValues(organization),
    mode: 'onTouched',
    errorFields: { ORGANIZATION_NAME_EXISTS: 'name' },
    errorText: (error) => {
      if (!hasCode(error, 'UNIQUE_CONSTRAINT_VIOLATION')) return undefined
      const fields = error.fields.map(({ field }) => field).join(', ')
      return t('organization.taken', { fields: fields || t('organization.takenUnknown') })
    },
    send: async (values) => {
      const changes = changesOf(organization, values)
      return Object.keys(changes).length === 0 ? organization : (await mutateAsync(changes)).organization
    },
    onSuccess: (saved: Organization, form: UseFormReturn<OrganizationValues>) => {
      form.reset(organizationValues(saved), { keepDirtyValues: false })
      toast('success', t('updated'))
    },
  })
}
