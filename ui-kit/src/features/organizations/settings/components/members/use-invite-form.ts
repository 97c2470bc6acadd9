import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { INVITED_AT_ONCE } from '@fanfare/contract/core/rules/limits.ts'
import {
  INVITED_ROLES,
  type InvitedRole,
  type InviteResult,
} from '@fanfare/contract/organizations/data/invitation.ts'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { INVITE_HASH } from '../../../../../components/invite-path.ts'
import { joinSentences } from '../../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../../i18n/use-error-text.ts'
import { toast } from '../../../../../primitives/toast.ts'
import { useSendInvitations } from '../../api/invitation-queries.ts'
import { addressesIn } from './invited-addresses.ts'

interface InviteValues {
  /** As typed or pasted. */
  emails: string
  role: InvitedRole
}

/** The addresses that are not invited, as they were typed. */
const notInvited = (results: readonly InviteResult[]) =>
  results.filter(({ outcome }) => outcome !== 'sent' && outcome !== 'queued').map(({ email }) => email)

/** The form that invites addresses, and the outcome for each. Addresses that were not invited stay in the field. */
export function useInviteForm(organizationId: string) {
  const { t } = useTranslation('settings')
  const { hash } = useLocation()
  const errorText = useErrorText()
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
      return mutateAsync({ emails: addressesIn(emails), role, allowSignup: false })
    },
    onSuccess: (answer, form) => {
      const left = notInvited(answer)
      const areAllSent = answer.every(({ outcome }) => outcome === 'sent')
      if (answer.length > 1 || !areAllSent) setResults(answer)
      form.setValue('emails', left.join('\n'))
      if (left.length === 0) form.setValue('role', 'member')
      if (areAllSent) toast('success', t('invite.sent'))
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
          setResults(merged)
          setValue('emails', notInvited(merged).join('\n'))
          if (merged.every(({ outcome }) => outcome === 'sent')) toast('success', t('invite.sent'))
        },
        onError: (error) => toast('error', joinSentences(t('invite.failed'), errorText(error))),
      },
    )
  return { state, results, hasUnknown: unknown.length > 0, inviteToSignUp, isConfirming }
}
