import vine from '@vinejs/vine'

const CODE_MAX = 128

export const handOverValidator = vine.create({ code: vine.string().maxLength(CODE_MAX) })
