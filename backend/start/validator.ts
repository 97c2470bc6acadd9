import vine from '@vinejs/vine'
import { validateBodiesStrictly } from '#core/validation/strict_body'

// An empty string counts as a missing field.
vine.convertEmptyStringsToNull = true

validateBodiesStrictly()
