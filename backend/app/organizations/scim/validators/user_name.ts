import vine from '@vinejs/vine'
import { emailAddress } from '#core/http/validation/email_address'
import { invalidValue } from '#organizations/scim/errors'

const validator = vine.create({ userName: emailAddress() })

/** The userName, which is an email address. Throws invalidValue. */
export async function requireEmail(userName: string): Promise<string> {
  const [error, valid] = await validator.tryValidate({ userName })
  if (error !== null) throw invalidValue('userName is not an email address.')
  return valid.userName
}
