import vine from '@vinejs/vine'

// An empty string counts as a missing field.
vine.convertEmptyStringsToNull = true
