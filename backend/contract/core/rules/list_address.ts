/** The largest page number that a list accepts. */
export const PAGE_MAX = 1_000_000

/** The query of an address, such as `URLSearchParams`. */
export interface AddressQuery {
  get: (name: string) => string | null
}

/** The page and the anchor of a list in the query of an address; page 1 if it names none. */
export function readListPage(parameters: AddressQuery): { page: number; asOf?: string } {
  const number = Number(parameters.get('page'))
  const page = Number.isInteger(number) && number >= 1 && number <= PAGE_MAX ? number : 1
  const asOf = parameters.get('asOf') ?? ''
  return { page, asOf: page > 1 && Date.parse(asOf) ? asOf : undefined }
}
