/**
 * A regular expression that is compiled at its first use. Unicode properties take milliseconds to compile, which no page
 * should spend before it needs them.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => (pattern ??= new RegExp(source, flags))
}
