/**
 * A limit on the size of a file for display: “5 MB”, in French “5 Mo”. Rounded down, so that a file of the displayed
 * size is accepted.
 */
export function fileSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
    roundingMode: 'floor',
  }).format(bytes / 1_048_576)
}
