import type { Oauth2Driver } from '@adonisjs/ally'
import type { Oauth2AccessToken } from '@adonisjs/ally/types'
import {
  emailValidator,
  nameValidator,
  subjectValidator,
} from '#identity/external_sign_in/validators/external_sign_in_validator'

type Claims = Awaited<ReturnType<Oauth2Driver<Oauth2AccessToken, string>['userFromToken']>>

/** A provider profile, validated like our own forms. */
export interface ProviderProfile {
  subject: string
  /** Null unless the provider has verified it. */
  email: string | null
  name: string | null
  /** The session at the provider, hashed; null if it has told none. */
  session: string | null
}

/** Validates the claims of a provider. Throws without a subject; an invalid address or name becomes null. */
export async function toProviderProfile(
  claims: Pick<Claims, 'id' | 'email' | 'emailVerificationState' | 'name'>,
  session: string | null = null,
): Promise<ProviderProfile> {
  const { subject } = await subjectValidator.validate({ subject: String(claims.id ?? '') })
  const [, address] = await emailValidator.tryValidate({ email: claims.email })
  const [, person] = await nameValidator.tryValidate({ name: claims.name })
  const isVerified = claims.emailVerificationState === 'verified'
  return { subject, email: isVerified ? (address?.email ?? null) : null, name: person?.name ?? null, session }
}
