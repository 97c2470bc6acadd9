/** The first word of a name, for places where the whole name is too much. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
