/** A text reversed, so that an index can find it by its end. */
export const reversed = (text: string): string => [...text].toReversed().join('')
