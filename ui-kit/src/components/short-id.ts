const LENGTH = 8

/** The end of an id, to tell two apart: an id begins with the time it was made, and only its end is random. */
export function shortId(id: string): string {
  return id.slice(-LENGTH)
}
