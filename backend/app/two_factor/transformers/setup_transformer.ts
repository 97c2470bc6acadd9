import { generateURI } from 'otplib'
import QRCode from 'qrcode'
import type { TwoFactorSetup } from '#contract/data/two_factor'
import type { User } from '#accounts/public'
import { inFours } from '#two_factor/rules/in_fours'

const ISSUER = 'Fanfare'
const QUIET_ZONE = 1

/** A new secret for the camera of an authenticator app, and for typing it in. */
export async function forSetup({ email }: User, secret: string): Promise<TwoFactorSetup> {
  const uri = generateURI({ issuer: ISSUER, label: email, secret })
  return { qrCode: await QRCode.toDataURL(uri, { margin: QUIET_ZONE }), secret: inFours(secret, ' ') }
}
