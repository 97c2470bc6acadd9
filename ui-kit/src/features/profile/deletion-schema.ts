import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { DELETION_CHOICES } from '@fanfare/contract/data/profile.ts'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'

/** What has to be said before an account goes: what happens to the writing, and that it is really its owner. */
export function deletionSchema(t: TFunction<'profile'>, { hasPassword, twoFaEnabled }: CurrentUser) {
  const password = v.pipe(v.string(), v.nonEmpty(t('deletion.passwordRequired')))
  const code = v.pipe(v.string(), v.trim(), v.nonEmpty(t('deletion.codeRequired')))
  return v.object({
    content: v.picklist(DELETION_CHOICES),
    password: hasPassword ? password : v.string(),
    twoFactorCode: twoFaEnabled ? code : v.string(),
  })
}

export type DeletionValues = v.InferInput<ReturnType<typeof deletionSchema>>

export const UNDECIDED: DeletionValues = { content: 'keep', password: '', twoFactorCode: '' }
