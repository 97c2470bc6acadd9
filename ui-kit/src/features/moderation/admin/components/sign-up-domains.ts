import type { FieldError } from '@fanfare/contract/error_code.ts'

/** The domains in a text field, one in each line. */
export const domainsIn = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const DOMAIN = /^signUp\.domains(?:\.(\d+))?$/

/** What the server refuses about the domains: all of them (`null`), or the one at an index. */
export function refusedDomain({ field }: FieldError): { index: number | null } | null {
  const found = DOMAIN.exec(field)
  return found && { index: found[1] === undefined ? null : Number(found[1]) }
}
