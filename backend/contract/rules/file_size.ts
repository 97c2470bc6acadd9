/** A limit on the size of a file for people: “5 MB”, in French “5 Mo”. Rounded down: what is named is accepted. */
export function fileSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
    roundingMode: 'floor',
  }).format(bytes / 1_048_576)
}
