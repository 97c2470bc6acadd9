import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasCode } from '../../api/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useCurrentOrganization } from '../../session/current-organization.ts'
import { useCreateOrganization } from './api/organization-queries.ts'
import {
  EMPTY_ORGANIZATION,
  newOrganizationSchema,
  type NewOrganizationValues,
} from './new-organization-form.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

/** The form of a new organization: what is wrong lands on its field, success on the dashboard. */
export function useNewOrganizationForm() {
  const { t } = useTranslation('organizations')
  const { mutate, isPending } = useCreateOrganization()
  const { select } = useCurrentOrganization()
  const navigate = useNavigate()
  const refuse = useRefusal()
  const form = useForm<NewOrganizationValues>({
    resolver: standardSchemaResolver(newOrganizationSchema(t)),
    defaultValues: EMPTY_ORGANIZATION,
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })

  const submit = form.handleSubmit(({ description, ...named }) =>
    mutate(
      { ...named, description: description || undefined },
      {
        onSuccess: ({ organization }) => {
          select(organization.id)
          void navigate('/dashboard', { replace: true })
        },
        onError: (error) => {
          const { field, message } = refuse(error)
          form.setError(field, { message }, { shouldFocus: field !== 'root' })
        },
      },
    ),
  )
  return { form, submit, busy: isPending }
}

interface Refusal {
  field: 'name' | 'slug' | 'root'
  message: string
}

function useRefusal(): (error: unknown) => Refusal {
  const { t } = useTranslation('organizations')
  const errorText = useErrorText()
  return (error) => {
    if (hasCode(error, 'ORGANIZATION_NAME_EXISTS')) return { field: 'name', message: errorText(error) }
    if (hasCode(error, 'ORGANIZATION_SLUG_EXISTS')) return { field: 'slug', message: errorText(error) }
    if (hasCode(error, 'UNIQUE_CONSTRAINT_VIOLATION')) {
      const fields = error.fields.map(({ field }) => field).join(', ')
      return { field: 'root', message: t('create.taken', { fields: fields || t('create.takenUnknown') }) }
    }
    return { field: 'root', message: errorText(error) }
  }
}
