import vine from '@vinejs/vine'
import {
  JOININGS,
  MAILBOXES,
  type AddDomainRequest,
  type DomainCodeRequest,
  type SendDomainCodeRequest,
  type UpdateDomainRequest,
} from '#contract/organizations/data/domain'
import { DOMAIN_MAX } from '#contract/core/rules/limits'
import type { RequestFields } from '#core/http/validation/request_fields'
import { parseMailDomain } from '#core/network/parse_mail_domain'

/** A longer text is refused before it is parsed. */
const TYPED_MAX = DOMAIN_MAX + 10
const CODE_MAX = 64

const mailDomain = vine.createRule((value, _options, field) => {
  const domain = parseMailDomain(String(value))
  if (domain === null)
    field.report('The {{ field }} field must be a domain, not a public suffix', 'domain', field)
  else field.mutate(domain, field)
})

export const addDomainValidator = vine.create({
  domain: vine.string().maxLength(TYPED_MAX).use(mailDomain()),
  joining: vine.enum(JOININGS).optional(),
} satisfies RequestFields<AddDomainRequest>)

export const updateDomainValidator = vine.create({
  joining: vine.enum(JOININGS),
} satisfies RequestFields<UpdateDomainRequest>)

export const sendCodeValidator = vine.create({
  mailbox: vine.enum(MAILBOXES),
} satisfies RequestFields<SendDomainCodeRequest>)

export const codeValidator = vine.create({
  code: vine.string().trim().maxLength(CODE_MAX),
} satisfies RequestFields<DomainCodeRequest>)
