const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** Whether a link may be opened outside the product. */
export function mayLeave(url: string): boolean {
  try {
    return SCHEMES.has(new URL(url).protocol)
  } catch {
    return false
  }
}
