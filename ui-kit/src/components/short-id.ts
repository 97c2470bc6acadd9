const LENGTH = 8

/** The end of an id, to tell two apart: an id begins with its time of creation, and only its end is random. */
export function shortId(id: string): string {
  return id.slice(-LENGTH)
}
