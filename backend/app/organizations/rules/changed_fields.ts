/** The fields that would change, as they are and as they would be. Absent fields stay. */
export function changedFields<Fields extends object>(
  now: Fields,
  wanted: Partial<Fields>,
): { before: Partial<Fields>; after: Partial<Fields> } {
  const keys = (Object.keys(wanted) as (keyof Fields)[]).filter(
    (key) => wanted[key] !== undefined && wanted[key] !== now[key],
  )
  const only = (fields: Partial<Fields>) =>
    Object.fromEntries(keys.map((key) => [key, fields[key]])) as Partial<Fields>
  return { before: only(now), after: only(wanted) }
}
