const METHODS = { text: ['generateContent', 'countTokens'], embedding: ['embedContent'] }

const describe = (id) => ({
  name: `models/${id}`,
  version: '001',
  displayName: id,
  description: 'A model of the sandbox',
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: METHODS[id.includes('embedding') ? 'embedding' : 'text'],
})

/** A page of the list of models. */
export function modelPage({ settings }, url) {
  const size = Number(url.searchParams.get('pageSize')) || 50
  const start = Number(url.searchParams.get('pageToken')) || 0
  const all = settings.models.gemini
  const isMore = start + size < all.length
  return {
    models: all.slice(start, start + size).map(describe),
    ...(isMore && { nextPageToken: String(start + size) }),
  }
}

/** Whether a model can be asked for text. */
export const canWrite = ({ settings }, model) =>
  settings.models.gemini.includes(model) && !model.includes('embedding')
