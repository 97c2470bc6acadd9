import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import { hasCode } from '../../api/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useUser } from '../../session/use-session.ts'
import { useDeleteAccount } from './api/profile-mutations.ts'
import { deletionSchema, UNDECIDED, type DeletionValues } from './deletion-schema.ts'

/** The organizations that would be left without an owner. */
export type OrphanedOrganizations = NonNullable<ErrorDetails['organizations']>

/** The form that deletes an account. What is wrong lands on its field; organizations in the way are listed. */
export function useDeletionForm(onDeleted: () => void) {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation()
  const user = useUser()
  const { mutate, isPending } = useDeleteAccount()
  const errorText = useErrorText()
  const [orphans, setOrphans] = useState<OrphanedOrganizations>([])
  const form = useForm<DeletionValues>({
    resolver: standardSchemaResolver(deletionSchema({ profile: t, common }, user)),
    defaultValues: UNDECIDED,
  })

  const refuse = (error: unknown) => {
    if (hasCode(error, 'SOLE_OWNER') && error.details.organizations) {
      return setOrphans(error.details.organizations)
    }
    const field = fieldOf(error)
    form.setError(field, { message: errorText(error) }, { shouldFocus: field !== 'root' })
  }

  const submit = form.handleSubmit(({ content, password, code }) => {
    setOrphans([])
    mutate(
      { content, ...(user.hasPassword && { password }), ...(user.twoFaEnabled && { twoFactorCode: code }) },
      { onSuccess: onDeleted, onError: refuse },
    )
  })
  return { form, submit, busy: isPending, orphans }
}

function fieldOf(error: unknown): 'password' | 'code' | 'root' {
  if (hasCode(error, 'INVALID_PASSWORD')) return 'password'
  return hasCode(error, 'TWO_FACTOR_CODE_INVALID') ? 'code' : 'root'
}
