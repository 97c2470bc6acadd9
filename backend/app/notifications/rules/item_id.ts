import { isId } from '#core/ids'

/** What a notification is about that is marked as read by itself, as no post is opened for it. */
export const ITEM_KINDS = ['report', 'answer'] as const

export type ItemKind = (typeof ITEM_KINDS)[number]

export interface Item {
  kind: ItemKind
  id: string
}

/** The id of the notification of an item. */
export const encodeItemId = ({ kind, id }: Item): string => `${kind}:${id}`

/** The item that the id of a notification stands for; null for every other id. */
export function decodeItemId(text: string): Item | null {
  const [name, id = '', ...more] = text.split(':')
  const kind = ITEM_KINDS.find((known) => known === name)
  return kind === undefined || !isId(id) || more.length > 0 ? null : { kind, id }
}
