import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { DELETION_CHOICES, type DeletionChoice } from '@fanfare/contract/data/profile.ts'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import {
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../forms/two-factor-code/two-factor-code-rules.ts'

export interface DeletionValues extends TwoFactorCodeValues {
  content: DeletionChoice
  password: string
}

export const UNDECIDED: DeletionValues = { content: 'keep', password: '', ...NO_CODE }

export interface DeletionWords {
  profile: TFunction<'profile'>
  common: TFunction
}

/** What has to be said before an account goes: what happens to the writing, and that it is really its owner. */
export function deletionSchema(
  { profile, common }: DeletionWords,
  { hasPassword, twoFaEnabled }: CurrentUser,
) {
  const present = v.pipe(v.string(), v.nonEmpty(profile('deletion.passwordRequired')))
  const fields = v.object({
    content: v.picklist(DELETION_CHOICES),
    password: hasPassword ? present : v.string(),
    ...twoFactorCodeEntries(),
  })
  return twoFaEnabled ? v.pipe(fields, completesCode<DeletionValues>(common)) : fields
}
