import vine from '@vinejs/vine'
import type { DeleteOrganizationRequest } from '#contract/organizations/data/organization'
import type { RequestFields } from '#core/http/validation/request_fields'

export const deleteOrganizationValidator = vine.create({
  name: vine.string().trim(),
} satisfies RequestFields<DeleteOrganizationRequest>)
