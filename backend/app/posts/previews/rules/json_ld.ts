/** The most characters of a block that are read. */
const SIZE_MAX = 100_000

/** The headline of an article in a block of JSON-LD: a single object, a list or a graph. */
export function headlineOf(json: string): string | undefined {
  if (json.length > SIZE_MAX) return undefined
  try {
    return entitiesOf(JSON.parse(json))
      .map(({ headline }) => headline)
      .find((headline) => typeof headline === 'string' && headline.trim() !== '') as string | undefined
  } catch {
    return undefined
  }
}

function entitiesOf(value: unknown): Record<string, unknown>[] {
  const entities = (Array.isArray(value) ? value : [value]) as unknown[]
  return entities
    .filter((entity): entity is Record<string, unknown> => typeof entity === 'object' && entity !== null)
    .flatMap((entity) => [entity, ...(Array.isArray(entity['@graph']) ? entitiesOf(entity['@graph']) : [])])
}
