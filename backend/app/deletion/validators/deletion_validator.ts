import vine from '@vinejs/vine'

/** The name is typed as a proof that this organization is meant. */
export const deletionValidator = vine.create({ name: vine.string().trim() })
