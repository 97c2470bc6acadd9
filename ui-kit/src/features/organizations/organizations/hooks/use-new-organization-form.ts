import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { DESCRIPTION_MAX, ORGANIZATION_NAME_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { isOrganizationSlug } from '@fanfare/contract/core/rules/slug.ts'
import { ApiError, hasCode } from '../../../../client/api-error.ts'
import { useDetour } from '../../../../components/detour.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { toast } from '../../../../primitives/toast.ts'
import { useCreateOrganization } from '../api/organization-queries.ts'

const slugExists = new ApiError({ code: 'ORGANIZATION_SLUG_EXISTS', status: 409, message: '' })

/** The form of a new organization. Success leads to its dashboard, or ends the detour that led here. */
export function useNewOrganizationForm() {
  const { t } = useTranslation('organizations')
  const textOf = useErrorText()
  const { mutateAsync } = useCreateOrganization()
  const { select } = useCurrentOrganization()
  const navigate = useNavigate()
  const returnTo = useDetour() ?? '/dashboard'
  return useServerForm<NewOrganizationValues, { organization: Organization }>({
    schema: newOrganizationSchema(t),
    defaultValues: { name: '', slug: '', description: '' },
    mode: 'onTouched',
    autoFocus: 'name',
    errorFields: { ORGANIZATION_NAME_EXISTS: 'name', ORGANIZATION_SLUG_EXISTS: 'slug' },
    // A name and an address that are both taken are both shown.
    placeFieldError: ({ field, rule }) =>
      field === 'slug' && rule === 'unique' ? { field: 'slug', message: textOf(slugExists) } : undefined,
    errorText: (error) => {
      if (!hasCode(error, 'UNIQUE_CONSTRAINT_VIOLATION')) return undefined
      const fields = error.fields.map(({ field }) => field).join(', ')
      return t('create.taken', { fields: fields || t('create.takenUnknown') })
    },
    send: ({ description, ...named }) => mutateAsync({ ...named, description: description || undefined }),
    onSuccess: ({ organization }) => {
      select(organization.id)
      toast('success', t('create.done', { name: organization.name }))
      void navigate(returnTo, { replace: true })
    },
  })
}

function newOrganizationSchema(t: TFunction<'organizations'>) {
  return v.object({
    name: v.pipe(
      visibleText(t('create.nameRequired')),
      v.maxLength(ORGANIZATION_NAME_MAX, t('create.nameLong', { max: ORGANIZATION_NAME_MAX })),
    ),
    slug: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('create.slugRequired')),
      v.check(isOrganizationSlug, t('create.slugInvalid')),
    ),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(DESCRIPTION_MAX, t('create.aboutLong', { max: DESCRIPTION_MAX })),
    ),
  })
}

export type NewOrganizationValues = v.InferInput<ReturnType<typeof newOrganizationSchema>>
