import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { INVITED_ROLES, type InvitedRole } from '@fanfare/contract/organizations/data/invitation.ts'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { INVITE_HASH } from '../../../../../components/invite-path.ts'
import { toast } from '../../../../../primitives/toast.ts'
import { useSendInvitations } from '../../api/invitation-queries.ts'
import type { InviteResult } from '../../api/send-invitations.ts'
import { addressesIn } from './invited-addresses.ts'

/** How many addresses are invited at once. */
export const INVITED_AT_ONCE = 20

interface InviteValues {
  /** As typed or pasted. */
  emails: string
  role: InvitedRole
}

/** The form that invites addresses, and the outcome for each. Addresses that were not invited stay in the field. */
export function useInviteForm(organizationId: string) {
  const { t } = useTranslation('settings')
  const { hash } = useLocation()
  const { mutateAsync } = useSendInvitations(organizationId)
  const [results, setResults] = useState<InviteResult[]>([])
  const { mutate: confirm, isPending: isConfirming } = useSendInvitations(organizationId)
  const state = useServerForm<InviteValues, InviteResult[]>({
    schema: v.object({
      emails: v.pipe(
        v.string(),
        v.check((text) => addressesIn(text).length > 0, t('invite.emailRequired')),
        v.check(
          (text) => addressesIn(text).length <= INVITED_AT_ONCE,
          t('invite.tooMany', { max: INVITED_AT_ONCE }),
        ),
      ),
      role: v.picklist(INVITED_ROLES),
    }),
    defaultValues: { emails: '', role: 'member' },
    autoFocus: hash === INVITE_HASH ? 'emails' : undefined,
    send: async ({ emails, role }) => {
      setResults([])
      const answer = await mutateAsync({ emails: addressesIn(emails), role, allowSignup: false })
      if (answer.every(({ outcome }) => outcome === 'failed')) throw answer[0]?.error
      return answer
    },
    onSuccess: (answer, form) => {
      const left = answer.filter(({ outcome }) => outcome !== 'sent')
      if (answer.length > 1 || left.length > 0) setResults(answer)
      form.setValue('emails', left.map(({ email }) => email).join('\n'))
      if (left.length > 0) return
      form.setValue('role', 'member')
      toast('success', t('invite.sent'))
    },
  })
  const unknown = results.filter(({ outcome }) => outcome === 'unknown').map(({ email }) => email)
  const { getValues, setValue } = state.form
  /** Invites addresses without an account, after they were confirmed. */
  const inviteToSignUp = () =>
    confirm(
      { emails: unknown, role: getValues('role'), allowSignup: true },
      {
        onSuccess: (answer) => {
          const byEmail = new Map(answer.map((one) => [one.email, one]))
          const merged = results.map((one) => byEmail.get(one.email) ?? one)
          const left = merged.filter(({ outcome }) => outcome !== 'sent')
          setResults(merged)
          setValue('emails', left.map(({ email }) => email).join('\n'))
          if (left.length === 0) toast('success', t('invite.sent'))
        },
      },
    )
  return { state, results, hasUnknown: unknown.length > 0, inviteToSignUp, isConfirming }
}
