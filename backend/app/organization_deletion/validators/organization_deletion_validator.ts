import vine from '@vinejs/vine'
import type { DeleteOrganizationRequest } from '#contract/data/organization'
import type { RequestFields } from '#core/validation/request_fields'

export const deleteOrganizationValidator = vine.create({
  name: vine.string().trim(),
} satisfies RequestFields<DeleteOrganizationRequest>)
