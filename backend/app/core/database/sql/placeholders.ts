/** As many `?` as there are values, for `in (…)`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
