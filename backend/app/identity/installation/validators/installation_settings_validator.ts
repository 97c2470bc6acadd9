import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type {
  InstallationSettingsRequest,
  SignUpSettings,
} from '#contract/identity/data/installation_settings'
import { DOMAIN_MAX } from '#contract/core/rules/limits'
import { SIGN_UP_DOMAINS_MAX, SIGN_UP_POLICIES } from '#contract/identity/rules/sign_up'
import type { RequestFields } from '#core/http/validation/request_fields'
import { parseMailDomain } from '#core/network/parse_mail_domain'

/** A longer text is refused before it is parsed. */
const TYPED_MAX = DOMAIN_MAX + 10

const signUpDomain = vine.createRule((value, _options, field) => {
  const domain = parseMailDomain(String(value))
  if (domain === null)
    field.report('The {{ field }} field must be a domain, not a public suffix', 'domain', field)
  else if (earlierDomains(field).includes(domain))
    field.report('The domain is in the list already', 'duplicate', field)
  else field.mutate(domain, field)
})

function earlierDomains({ parent, name }: FieldContext): (string | null)[] {
  const earlier: unknown[] = parent.slice(0, Number(name))
  return earlier.map((text) => (typeof text === 'string' ? parseMailDomain(text) : null))
}

/** The policy `domains` needs one. */
const neededDomains = vine.createRule((value, _options, field) => {
  const { passwords, external }: SignUpSettings = field.parent
  if (Array.isArray(value) && value.length === 0 && [passwords, external].includes('domains'))
    field.report('Add a domain, or choose another policy', 'required', field)
})

const domain = vine.string().maxLength(TYPED_MAX).use(signUpDomain())

export const installationSettingsValidator = vine.create({
  signUp: vine.object({
    passwords: vine.enum(SIGN_UP_POLICIES),
    external: vine.enum(SIGN_UP_POLICIES),
    domains: vine.array(domain).maxLength(SIGN_UP_DOMAINS_MAX).use(neededDomains()),
  } satisfies RequestFields<SignUpSettings>),
} satisfies RequestFields<InstallationSettingsRequest>)
