const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Where a text begins: its first letter decides. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}

/** Whether some of a text is written from the right. */
export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)
