const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The direction of a text: its first letter decides. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}

/** Whether a part of a text is written from right to left. */
export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)
