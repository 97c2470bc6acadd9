import { domainToASCII } from 'node:url'
import vine from '@vinejs/vine'
import { EMAIL_MAX } from '#contract/core/rules/limits'

const ASCII = /^[\x21-\x7e]+$/

const asciiDomain = vine.createRule((value, _options, field) => {
  const [local, domain] = splitAddress(String(value))
  if (ASCII.test(domain)) return
  const ascii = domainToASCII(domain)
  if (ascii === '') field.report('The {{ field }} field must be a valid email address', 'email', field)
  else field.mutate(`${local}@${ascii}`, field)
})

/**
 * An email address. Look-alike and invisible letters would make two addresses look the same: they are refused before
 * the @, and become Punycode after it.
 */
export function emailAddress() {
  return vine
    .string()
    .trim()
    .maxLength(EMAIL_MAX)
    .email({ allow_utf8_local_part: false })
    .use(asciiDomain())
    .maxLength(EMAIL_MAX)
}

function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}
