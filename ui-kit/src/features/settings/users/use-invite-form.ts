import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../api/api-error.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { toast } from '../../../primitives/toast.tsx'
import { useSendInvitation } from '../api/invitation-queries.ts'
import type { NewInvitation } from '../api/settings-api.ts'
import { EMPTY_INVITE, inviteSchema, type InviteValues } from './invite-schema.ts'

/** The form that invites. An address nobody has an account with is offered to be invited all the same. */
export function useInviteForm(organizationId: string) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, error, variables } = useSendInvitation(organizationId)
  const form = useForm<InviteValues>({
    resolver: standardSchemaResolver(inviteSchema(t)),
    defaultValues: EMPTY_INVITE,
  })
  const unknown = hasCode(error, 'USER_NOT_FOUND') ? (variables ?? null) : null
  const problem = useRefusal(form, error, { ALREADY_MEMBER: 'email', INVITATION_EXISTS: 'email' })

  const send = (invitation: NewInvitation) =>
    mutate(invitation, {
      onSuccess: () => {
        form.reset()
        toast('success', t('invite.sent'))
      },
    })

  return {
    form,
    submit: form.handleSubmit(send),
    busy: isPending,
    problem: unknown === null ? problem : undefined,
    /** The invitation to an address that belongs to nobody. */
    unknown,
    inviteToSignUp: () => unknown !== null && send({ ...unknown, allowSignup: true }),
  }
}
