import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** In messages about an entry of a list, names the list instead of the entry's index. */
export function nameLists(): void {
  const { messagesProvider } = vine
  vine.messagesProvider = {
    getMessage: (message, rule, field, meta) =>
      messagesProvider.getMessage(message, rule, field.isArrayMember ? entryOf(field) : field, meta),
  }
}

/** `tags.0` as an entry of tags. */
function entryOf(field: FieldContext): FieldContext {
  const list = field.getFieldPath().split('.').at(-2)
  return list === undefined ? field : Object.create(field, { name: { value: list } })
}
