import vine from '@vinejs/vine'

/** Refuses a field next to another one that contradicts it. */
export const without = vine.createRule((_value, other: string, field) => {
  if (field.parent[other] != null)
    field.report(`The {{ field }} field must not be combined with ${other}`, 'without', field)
})
