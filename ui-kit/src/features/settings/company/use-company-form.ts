import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { hasCode } from '../../../api/api-error.ts'
import { ERROR_DELAY } from '../../../forms/error-delay.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { toast } from '../../../primitives/toast.tsx'
import { useUpdateOrganization } from '../api/organization-mutations.ts'
import { changesOf, companyOf, companySchema, type CompanyValues } from './company-schema.ts'

/** The form of name and description. Only what has changed is sent; nothing changed is a success without a call. */
export function useCompanyForm(organization: Organization) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, error } = useUpdateOrganization(organization.id)
  const form = useForm<CompanyValues>({
    resolver: standardSchemaResolver(companySchema(t)),
    values: companyOf(organization),
    // What the server says later must not undo what is being typed.
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const refusal = useRefusal(form, error, { ORGANIZATION_NAME_EXISTS: 'name' })
  const taken = useTaken(error)

  const accept = (accepted: Organization) => {
    form.reset(companyOf(accepted), { keepDirtyValues: false })
    toast('success', t('updated'))
  }
  const submit = form.handleSubmit((values) => {
    const changes = changesOf(organization, values)
    if (Object.keys(changes).length === 0) return accept(organization)
    return mutate(changes, { onSuccess: (answer) => accept(answer.organization) })
  })
  return { form, submit, busy: isPending, problem: taken ?? refusal }
}

function useTaken(error: unknown): string | undefined {
  const { t } = useTranslation('settings')
  if (!hasCode(error, 'UNIQUE_CONSTRAINT_VIOLATION')) return undefined
  const fields = error.fields.map(({ field }) => field).join(', ')
  return t('company.taken', { fields: fields || t('company.takenUnknown') })
}
