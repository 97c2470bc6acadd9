const KILOBYTE = 1_024
const MEGABYTE = 1_048_576

/** A limit on the size of a file for people: “5 MB”, “19.5 kB”, in French “5 Mo”. */
export function fileSize(bytes: number, language: string): string {
  const [size, unit] = bytes < MEGABYTE ? [KILOBYTE, 'kilobyte'] : [MEGABYTE, 'megabyte']
  // Rounded down: what is named is accepted.
  const count = Math.floor((bytes / Number(size)) * 10) / 10
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: 1,
  }).format(count)
}
