import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { INVITED_ROLES, type InvitationRequest } from '@fanfare/contract/data/invitation.ts'
import { hasCode } from '../../../../client/api-error.ts'
import { emailEntry, placeEmailError } from '../../../../components/forms/email/email-rules.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { invitationListQuery, useSendInvitation } from '../../api/invitation-queries.ts'
import type { SectionProps } from '../section-head.tsx'

/** Invites by email. An address without an account can be invited to sign up. */
export function InviteCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { state, unknown } = useInviteForm(organization.id)
  const { data } = useQuery(invitationListQuery(organization.id, 1))
  const { form, busy } = state
  const { field: role } = useController({ control: form.control, name: 'role' })
  const notice = unknown && (
    <Notice tone="warn" title={t('invite.unknownTitle')}>
      <p className="mb-2 break-words">{t('invite.unknown', { email: unknown.email })}</p>
      <Button size="sm" onClick={() => state.sendValues({ ...unknown, allowSignup: true })}>
        {t('invite.signUp')}
      </Button>
    </Notice>
  )
  return (
    <SectionCard
      title={t('invite.title')}
      description={data?.areMailed === false ? t('invite.byHand') : t('invite.text')}
    >
      <ServerForm state={state} failed={t('invite.failed')} problem={notice}>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <Field label={t('invite.email')} error={form.formState.errors.email?.message}>
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              required
            />
          </Field>
          <Field label={t('invite.role')}>
            <Select
              label={t('invite.role')}
              value={role.value}
              onChange={role.onChange}
              options={INVITED_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="self-end" icon={<Send aria-hidden />} busy={busy}>
          {t('invite.send')}
        </Button>
      </ServerForm>
    </SectionCard>
  )
}

function useInviteForm(organizationId: string) {
  const { t } = useTranslation('settings')
  const { mutateAsync, variables } = useSendInvitation(organizationId)
  const words = { missing: t('invite.emailRequired'), invalid: t('invite.emailInvalid') }
  const state = useServerForm<InvitationRequest>({
    schema: v.object({
      email: emailEntry(words),
      role: v.picklist(INVITED_ROLES),
      allowSignup: v.optional(v.boolean()),
    }),
    defaultValues: { email: '', role: 'member' },
    errorFields: { ALREADY_MEMBER: 'email', INVITATION_EXISTS: 'email' },
    placeFieldError: placeEmailError(words.invalid),
    send: mutateAsync,
    onSuccess: (_, form) => {
      form.reset()
      toast('success', t('invite.sent'))
    },
  })
  /** The invitation to an address without an account. */
  const unknown = hasCode(state.error, 'USER_NOT_FOUND') ? variables : undefined
  return { state, unknown }
}
