/** The fields of an oEmbed document (https://oembed.com) that a preview needs. */
export interface OEmbed {
  title?: string
  siteName?: string
  image?: string
}

/** Parses an oEmbed document; empty if it is malformed. */
export function parseOEmbed(json: string): OEmbed {
  const document = parsed(json)
  const text = (name: string) => {
    const value = document[name]
    return typeof value === 'string' ? value : undefined
  }
  return { title: text('title'), siteName: text('provider_name'), image: text('thumbnail_url') }
}

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
