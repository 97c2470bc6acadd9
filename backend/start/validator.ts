import vine from '@vinejs/vine'

// A blank field is a missing one, whatever the client sends for it.
vine.convertEmptyStringsToNull = true
