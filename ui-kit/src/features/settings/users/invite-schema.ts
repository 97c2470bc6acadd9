import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { INVITED_ROLES } from '@fanfare/contract/data/invitation.ts'
import { EMAIL_MAX } from '@fanfare/contract/rules/limits.ts'

/** Whom to invite as what, with the words for what is missing. */
export function inviteSchema(t: TFunction<'settings'>) {
  return v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('invite.emailRequired')),
      v.email(t('invite.emailInvalid')),
      v.maxLength(EMAIL_MAX, t('invite.emailInvalid')),
    ),
    role: v.picklist(INVITED_ROLES),
  })
}

export type InviteValues = v.InferInput<ReturnType<typeof inviteSchema>>

export const EMPTY_INVITE: InviteValues = { email: '', role: 'member' }
