/** A LIKE pattern for texts that contain `part`; the statement says `escape '!'`. */
export function containing(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
}
