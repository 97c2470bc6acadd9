import type { Oauth2Driver } from '@adonisjs/ally'
import type { Oauth2AccessToken } from '@adonisjs/ally/types'
import { emailValidator, nameValidator, subjectValidator } from '#external/validators/vouched_validator'

type Claims = Awaited<ReturnType<Oauth2Driver<Oauth2AccessToken, string>['userFromToken']>>

/** What a provider vouches for, as far as it would pass our own forms. */
export interface Vouched {
  subject: string
  /** Null unless the provider says that it is verified. */
  email: string | null
  name: string | null
}

/** Looks at what a provider said. Without a subject it has said nothing. */
export async function vouchedBy(
  claims: Pick<Claims, 'id' | 'email' | 'emailVerificationState' | 'name'>,
): Promise<Vouched> {
  const { subject } = await subjectValidator.validate({ subject: String(claims.id ?? '') })
  const [, address] = await emailValidator.tryValidate({ email: claims.email })
  const [, person] = await nameValidator.tryValidate({ name: claims.name })
  const isVerified = claims.emailVerificationState === 'verified'
  return { subject, email: isVerified ? (address?.email ?? null) : null, name: person?.name ?? null }
}
