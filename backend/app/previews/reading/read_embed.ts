/** What an oEmbed document says (https://oembed.com), as far as a preview needs it. */
export interface Embed {
  title?: string
  siteName?: string
  image?: string
}

/** Reads an oEmbed document. One that is broken says nothing. */
export function readEmbed(json: string): Embed {
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
