/** A text of at most `max` characters, with an ellipsis where it was cut. */
export function shorten(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
