/** A LIKE pattern for texts that contain `part`; the statement has to say `escape '!'`. */
export function containing(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
}
