import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SignUpWay } from '#contract/identity/rules/sign_up'
import { AppError } from '#core/http/errors/app_error'
import { installationSettings } from '#identity/installation/repositories/sign_up_settings'
import { refusalOfSignUp } from '#identity/installation/rules/refusal_of_sign_up'

export interface Invited {
  /** The token of an invitation or of an invite link. */
  invitation: string
  email: string
}

/** Whether a token invites an address. `start/sign_up.ts` sets the check, because invitations are of a context above. */
export type InvitationCheck = (trx: TransactionClientContract, invited: Invited) => Promise<boolean>

let isInvited: InvitationCheck = async () => false

export function setInvitationCheck(check: InvitationCheck): void {
  isInvited = check
}

interface SignUpAttempt {
  way: SignUpWay
  email: string
  /** The token that came with the request, if any. */
  invitation: string | null
}

/** Throws SIGN_UP_CLOSED, SIGN_UP_BY_INVITATION or SIGN_UP_DOMAIN when the settings refuse the account. */
export async function requireSignUp(
  trx: TransactionClientContract,
  { invitation, ...applicant }: SignUpAttempt,
): Promise<void> {
  const { signUp } = await installationSettings(trx)
  if (refusalOfSignUp(signUp, { ...applicant, isInvited: false }) === null) return
  const invited = invitation !== null && (await isInvited(trx, { invitation, email: applicant.email }))
  const refusal = refusalOfSignUp(signUp, { ...applicant, isInvited: invited })
  if (refusal !== null) throw new AppError(refusal)
}
