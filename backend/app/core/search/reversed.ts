/** A text backwards: its beginning is the end of the other. */
export const reversed = (text: string): string => [...text].toReversed().join('')
