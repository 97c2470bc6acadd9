import { randomBytes } from 'node:crypto'
import { countTokens } from '../api/plan-answer.mjs'
import { errors, noKey, noModel, refusal, wrongKey } from './errors.mjs'

const PATH = /^\/gemini\/v1(?:beta)?\/models(?:\/(?<model>[\w.-]+))?(?::(?<method>\w+))?$/u
const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }
const METHODS = { text: ['generateContent', 'countTokens'], embedding: ['embedContent'] }

const RATINGS = [
  { category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true },
  { category: 'HARM_CATEGORY_HATE_SPEECH', probability: 'NEGLIGIBLE' },
]

const isEmbedding = (model) => model.includes('embedding')

const describeModel = (id) => ({
  name: `models/${id}`,
  version: '001',
  displayName: id,
  description: 'A model of the sandbox',
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: METHODS[isEmbedding(id) ? 'embedding' : 'text'],
})

function refuseBody({ contents }, model, { models }) {
  if (!models.gemini.includes(model) || isEmbedding(model)) return noModel(model)
  return contents?.length > 0
    ? undefined
    : refusal(400, 'INVALID_ARGUMENT', '* GenerateContentRequest.contents: contents is not specified')
}

/** Google escapes the line separators that would end a line for some readers. */
const event = (part) =>
  `data: ${JSON.stringify(part)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\r\n\r\n`

/** The protocol of Gemini. */
export const gemini = {
  /** Gemini sends fewer and longer chunks; the pace of the text is the same. */
  chunkLength: 30,
  slowness: 3,
  errors,
  refuseKey: (key) => (key ? wrongKey() : noKey()),
  unknownPath: () => refusal(404, 'NOT_FOUND', 'Requested entity was not found.'),

  readRequest({ method: verb, headers }, { pathname, searchParams }) {
    const { model = null, method } = PATH.exec(pathname)?.groups ?? {}
    const isList = verb === 'GET' && PATH.test(pathname) && model === null && !method
    const isChat = verb === 'POST' && model && ['generateContent', 'streamGenerateContent'].includes(method)
    return {
      provider: 'gemini',
      kind: (isList && 'models') || (isChat && 'chat') || undefined,
      key: headers['x-goog-api-key'] ?? searchParams.get('key') ?? '',
      model,
      method,
    }
  },

  readChat(body, { model, method }, settings) {
    const { contents = [], systemInstruction, generationConfig = {} } = body
    return {
      model,
      messages: [{ role: 'system', parts: systemInstruction?.parts }, ...contents],
      content: contents.findLast(({ role }) => role !== 'model')?.parts,
      isJson: generationConfig.responseMimeType === 'application/json',
      maxTokens: generationConfig.maxOutputTokens,
      isStreamed: method === 'streamGenerateContent',
      refusal: refuseBody(body, model, settings),
    }
  },

  listModels(models, { searchParams }) {
    const start = Number(searchParams.get('pageToken')) || 0
    const end = start + (Number(searchParams.get('pageSize')) || 50)
    return {
      models: models.slice(start, end).map(describeModel),
      ...(end < models.length && { nextPageToken: String(end) }),
    }
  },

  /** Each part of an answer is a whole GenerateContentResponse. */
  answer({ model, promptTokens, isCounted }) {
    const responseId = randomBytes(12).toString('base64url')
    const usageOf = (sent) => ({
      promptTokenCount: promptTokens,
      candidatesTokenCount: countTokens(sent),
      totalTokenCount: promptTokens + countTokens(sent),
    })
    const common = (sent) => ({
      ...(isCounted && { usageMetadata: usageOf(sent) }),
      modelVersion: model,
      responseId,
    })
    const part = (text, sent, ending) => {
      const content = { parts: [{ text }], role: 'model' }
      const finish = ending && { finishReason: FINISH[ending] }
      const ratings = ending === 'filter' && { safetyRatings: RATINGS }
      return { candidates: [{ content, ...finish, index: 0, ...ratings }], ...common(sent) }
    }
    /** A prompt that is refused has no candidates. */
    const refused = { blockReason: 'PROHIBITED_CONTENT', safetyRatings: RATINGS }
    const whole = (text, sent, ending) =>
      ending === 'refusal' ? { promptFeedback: refused, ...common('') } : part(text, sent, ending)
    return {
      event,
      chunk: (text, sent) => event(part(text, sent)),
      end: ({ text, ending }) => event(whole('', text, ending)),
      whole: ({ text, ending }) => whole(text, text, ending),
    }
  },
}
