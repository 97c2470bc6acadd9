import vine from '@vinejs/vine'
import { nameLists } from '#core/validation/named_lists'
import { validateBodiesStrictly } from '#core/validation/strict_body'

// An empty string counts as a missing field.
vine.convertEmptyStringsToNull = true

validateBodiesStrictly()
nameLists()
