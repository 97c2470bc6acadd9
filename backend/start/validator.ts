import vine from '@vinejs/vine'
import { nameLists } from '#core/http/validation/named_lists'
import { validateBodiesStrictly } from '#core/http/validation/strict_body'

// An empty string counts as a missing field.
vine.convertEmptyStringsToNull = true

validateBodiesStrictly()
nameLists()
