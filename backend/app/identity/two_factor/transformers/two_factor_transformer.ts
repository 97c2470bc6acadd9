import { generateURI } from 'otplib'
import QRCode from 'qrcode'
import type { TwoFactorSetup, RecoveryCodes, TwoFactorStatus } from '#contract/identity/data/two_factor'
import type User from '#identity/users/models/user'
import { inFours } from '#identity/two_factor/rules/recovery_code'

const ISSUER = 'Fanfare'
const QUIET_ZONE = 1

/** A new secret as a QR code and as text. */
export async function forSetup({ email }: User, secret: string): Promise<TwoFactorSetup> {
  const uri = generateURI({ issuer: ISSUER, label: email, secret })
  return { qrCode: await QRCode.toDataURL(uri, { margin: QUIET_ZONE }), secret: inFours(secret, ' ') }
}

/** The two-factor status of a user. */
export function forStatus({ twoFaEnabled }: User, recoveryCodesLeft: number): TwoFactorStatus {
  return { enabled: twoFaEnabled, recoveryCodesLeft }
}

/** New recovery codes. */
export function forCodes(recoveryCodes: string[]): RecoveryCodes {
  return { recoveryCodes }
}
