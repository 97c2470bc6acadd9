import vine from '@vinejs/vine'
import env from '#start/env'
import type {
  NewOpenIdProvider,
  OpenIdProviderChange,
  OpenIdProviderSettings,
  PasswordSignInRequest,
} from '#contract/identity/data/openid_provider'
import {
  OPENID_CLAIM_MAX,
  OPENID_CLAIM_VALUE_MAX,
  OPENID_CLIENT_MAX,
  OPENID_ISSUER_MAX,
  OPENID_LABEL_MAX,
  OPENID_LOGO_MAX,
  OPENID_SCOPES_MAX,
  OPENID_SECRET_MAX,
  OPENID_SLUG,
  OPENID_SLUG_MAX,
} from '#contract/identity/rules/openid_provider'
import { DOMAIN_MAX } from '#contract/core/rules/limits'
import { SIGN_UP_DOMAINS_MAX } from '#contract/identity/rules/sign_up'
import { isBlank } from '#contract/core/rules/visible_text'
import type { RequestFields } from '#core/http/validation/request_fields'
import { text, title } from '#core/http/validation/text'
import { parseMailDomain } from '#core/network/parse_mail_domain'
import { parseIssuer } from '#identity/openid/rules/provider_url'

const issuer = vine.createRule((value, _options, field) => {
  const { issuer: url, privateHosts } = env.external
  const parsed = parseIssuer(String(value), { url, privateHosts })
  if (parsed === null)
    field.report('The {{ field }} field must be an https address that the server may use', 'issuer', field)
  else field.mutate(parsed, field)
})

const SCOPES = /^[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/

const scopes = vine.createRule((value, _options, field) => {
  const list = String(value).trim().split(/\s+/)
  if (!SCOPES.test(list.join(' ')) || !list.includes('openid'))
    field.report('The {{ field }} field must be scopes with openid among them', 'scopes', field)
  else field.mutate([...new Set(list)].join(' '), field)
})

const domain = vine.createRule((value, _options, field) => {
  const parsed = parseMailDomain(String(value))
  if (parsed === null) field.report('The {{ field }} field must be a domain', 'domain', field)
  else field.mutate(parsed, field)
})

/** A value needs the claim that must have it. */
const neededClaim = vine.createRule((_value, _options, field) => {
  const { requiredClaim }: OpenIdProviderSettings = field.parent
  if (typeof requiredClaim !== 'string' || isBlank(requiredClaim))
    field.report('Name the claim that must have this value', 'claim', field)
})

const blankAsNull = (value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value)

const LOGO = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

const settings = {
  label: title(OPENID_LABEL_MAX),
  logo: vine.string().maxLength(OPENID_LOGO_MAX).regex(LOGO).nullable(),
  clientId: text(OPENID_CLIENT_MAX),
  scopes: text(OPENID_SCOPES_MAX).use(scopes()),
  nameClaim: text(OPENID_CLAIM_MAX),
  requiredClaim: vine.string().trim().maxLength(OPENID_CLAIM_MAX).parse(blankAsNull).nullable(),
  requiredValue: vine
    .string()
    .trim()
    .maxLength(OPENID_CLAIM_VALUE_MAX)
    .use(neededClaim())
    .parse(blankAsNull)
    .nullable(),
  emailDomains: vine.array(vine.string().maxLength(DOMAIN_MAX).use(domain())).maxLength(SIGN_UP_DOMAINS_MAX),
  isOn: vine.boolean({ strict: true }),
} satisfies RequestFields<OpenIdProviderSettings>

export const newProviderValidator = vine.create({
  ...settings,
  slug: vine.string().maxLength(OPENID_SLUG_MAX).regex(OPENID_SLUG),
  issuer: text(OPENID_ISSUER_MAX).use(issuer()),
  clientSecret: text(OPENID_SECRET_MAX),
} satisfies RequestFields<NewOpenIdProvider>)

export const providerChangeValidator = vine.create({
  ...settings,
  clientSecret: text(OPENID_SECRET_MAX).optional(),
} satisfies RequestFields<OpenIdProviderChange>)

export const passwordSignInValidator = vine.create({
  passwordSignIn: vine.boolean({ strict: true }),
} satisfies RequestFields<PasswordSignInRequest>)
